/** Written by `npm run api` from openapi.json. */
export const confirmNewsletterSubscriptionLengths = {
  "token": {
    "maxLength": 200
  }
} as const;
