/** Written by `npm run api` from openapi.json. */
export const requestPasswordResetLengths = {
  "username": {
    "maxLength": 254
  }
} as const;
