/** Written by `npm run api` from openapi.json. */
export const shareWithNewRequestLengths = {
  "name": {
    "maxLength": 120
  },
  "phone": {
    "minLength": 5,
    "maxLength": 32
  }
} as const;
