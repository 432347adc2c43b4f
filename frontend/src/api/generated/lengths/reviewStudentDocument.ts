/** Written by `npm run api` from openapi.json. */
export const reviewStudentDocumentLengths = {
  "comment": {
    "maxLength": 1000
  }
} as const;
