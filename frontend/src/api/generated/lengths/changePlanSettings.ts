/** Written by `npm run api` from openapi.json. */
export const changePlanSettingsLengths = {
  "timeZone": {
    "maxLength": 64
  }
} as const;
