/** Written by `npm run api` from openapi.json. */
export const confirmEmailLengths = {
  "token": {
    "maxLength": 200
  }
} as const;
