/** Written by `npm run api` from openapi.json. */
export const listNewsletterSubscribersLengths = {
  "status": {
    "maxLength": 200
  },
  "search": {
    "maxLength": 200
  }
} as const;
