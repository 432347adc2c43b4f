/** Written by `npm run api` from openapi.json. */
export const addTaskLengths = {
  "title": {
    "maxLength": 200
  },
  "zone": {
    "maxLength": 64
  },
  "note": {
    "maxLength": 1000
  }
} as const;
