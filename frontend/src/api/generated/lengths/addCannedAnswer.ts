/** Written by `npm run api` from openapi.json. */
export const addCannedAnswerLengths = {
  "title": {
    "maxLength": 80
  },
  "text": {
    "maxLength": 4000
  }
} as const;
