/** Written by `npm run api` from openapi.json. */
export const changeDocumentLengths = {
  "note": {
    "maxLength": 1000
  }
} as const;
