/** Written by `npm run api` from openapi.json. */
export const correctStudentApplicationStageLengths = {
  "reason": {
    "maxLength": 500
  }
} as const;
