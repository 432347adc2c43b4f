/** Written by `npm run api` from openapi.json. */
export const addConsultationNoteLengths = {
  "text": {
    "maxLength": 5000
  }
} as const;
