/** Written by `npm run api` from openapi.json. */
export const listStudentsLengths = {
  "search": {
    "maxLength": 200
  },
  "assignee": {
    "maxLength": 200
  }
} as const;
