/** Written by `npm run api` from openapi.json. */
export const sendPrivateMessageLengths = {
  "text": {
    "maxLength": 4000
  }
} as const;
