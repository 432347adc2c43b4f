/** Written by `npm run api` from openapi.json. */
export const resetPasswordLengths = {
  "password": {
    "minLength": 6,
    "maxLength": 128
  },
  "token": {
    "maxLength": 200
  }
} as const;
