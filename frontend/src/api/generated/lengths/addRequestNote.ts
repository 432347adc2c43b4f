/** Written by `npm run api` from openapi.json. */
export const addRequestNoteLengths = {
  "text": {
    "maxLength": 2000
  }
} as const;
