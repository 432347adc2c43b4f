/** Written by `npm run api` from openapi.json. */
export const subscribeToNewsletterLengths = {
  "email": {
    "maxLength": 254
  }
} as const;
