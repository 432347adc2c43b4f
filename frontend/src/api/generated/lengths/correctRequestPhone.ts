/** Written by `npm run api` from openapi.json. */
export const correctRequestPhoneLengths = {
  "phone": {
    "minLength": 5,
    "maxLength": 32
  }
} as const;
