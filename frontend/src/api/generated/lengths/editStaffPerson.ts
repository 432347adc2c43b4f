/** Written by `npm run api` from openapi.json. */
export const editStaffPersonLengths = {
  "name": {
    "maxLength": 80
  },
  "email": {
    "maxLength": 254
  }
} as const;
