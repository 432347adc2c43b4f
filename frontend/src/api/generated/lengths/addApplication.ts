/** Written by `npm run api` from openapi.json. */
export const addApplicationLengths = {
  "programme": {
    "maxLength": 200
  }
} as const;
