/** Written by `npm run api` from openapi.json. */
export const deleteMyAccountLengths = {
  "password": {
    "minLength": 6,
    "maxLength": 128
  }
} as const;
