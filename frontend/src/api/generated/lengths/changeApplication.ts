/** Written by `npm run api` from openapi.json. */
export const changeApplicationLengths = {
  "programme": {
    "maxLength": 200
  },
  "notes": {
    "maxLength": 5000
  }
} as const;
