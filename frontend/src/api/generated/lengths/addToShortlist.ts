/** Written by `npm run api` from openapi.json. */
export const addToShortlistLengths = {
  "userId": {
    "maxLength": 254
  }
} as const;
