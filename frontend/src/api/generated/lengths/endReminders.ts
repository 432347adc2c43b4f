/** Written by `npm run api` from openapi.json. */
export const endRemindersLengths = {
  "token": {
    "maxLength": 200
  }
} as const;
