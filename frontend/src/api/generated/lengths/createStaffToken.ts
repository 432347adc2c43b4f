/** Written by `npm run api` from openapi.json. */
export const createStaffTokenLengths = {
  "name": {
    "maxLength": 80
  }
} as const;
