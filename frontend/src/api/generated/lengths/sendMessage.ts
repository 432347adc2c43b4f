/** Written by `npm run api` from openapi.json. */
export const sendMessageLengths = {
  "text": {
    "maxLength": 4000
  }
} as const;
