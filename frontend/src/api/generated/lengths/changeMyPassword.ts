/** Written by `npm run api` from openapi.json. */
export const changeMyPasswordLengths = {
  "currentPassword": {
    "minLength": 6,
    "maxLength": 128
  },
  "newPassword": {
    "minLength": 6,
    "maxLength": 128
  }
} as const;
