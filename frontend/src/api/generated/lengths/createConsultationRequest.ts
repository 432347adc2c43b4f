/** Written by `npm run api` from openapi.json. */
export const createConsultationRequestLengths = {
  "name": {
    "maxLength": 120
  },
  "email": {
    "maxLength": 254
  },
  "phone": {
    "minLength": 5,
    "maxLength": 32
  },
  "message": {
    "maxLength": 5000
  }
} as const;
