/** Written by `npm run api` from openapi.json. */
export const listConsultationRequestsLengths = {
  "status": {
    "maxLength": 200
  },
  "search": {
    "maxLength": 200
  },
  "country": {
    "maxLength": 200
  },
  "due": {
    "maxLength": 200
  },
  "assignee": {
    "maxLength": 200
  },
  "sort": {
    "maxLength": 200
  }
} as const;
