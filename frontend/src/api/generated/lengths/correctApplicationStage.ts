/** Written by `npm run api` from openapi.json. */
export const correctApplicationStageLengths = {
  "reason": {
    "maxLength": 500
  }
} as const;
