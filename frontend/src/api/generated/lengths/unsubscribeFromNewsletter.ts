/** Written by `npm run api` from openapi.json. */
export const unsubscribeFromNewsletterLengths = {
  "token": {
    "maxLength": 200
  }
} as const;
