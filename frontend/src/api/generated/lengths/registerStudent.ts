/** Written by `npm run api` from openapi.json. */
export const registerStudentLengths = {
  "username": {
    "maxLength": 254
  },
  "password": {
    "minLength": 6,
    "maxLength": 128
  }
} as const;
