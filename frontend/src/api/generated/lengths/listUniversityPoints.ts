/** Written by `npm run api` from openapi.json. */
export const listUniversityPointsLengths = {
  "search": {
    "maxLength": 100
  },
  "country": {
    "maxLength": 200
  },
  "fieldOfStudy": {
    "maxLength": 200
  }
} as const;
