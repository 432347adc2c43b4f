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

export const exportConsultationRequestsLengths = {
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

export const addConsultationNoteLengths = {
  "text": {
    "maxLength": 5000
  }
} as const;

export const listNewsletterSubscribersLengths = {
  "status": {
    "maxLength": 200
  },
  "search": {
    "maxLength": 200
  }
} as const;

export const exportNewsletterSubscribersLengths = {
  "status": {
    "maxLength": 200
  },
  "search": {
    "maxLength": 200
  }
} as const;

export const addStaffPersonLengths = {
  "name": {
    "maxLength": 80
  },
  "email": {
    "maxLength": 254
  }
} as const;

export const editStaffPersonLengths = {
  "name": {
    "maxLength": 80
  },
  "email": {
    "maxLength": 254
  }
} as const;

export const createStaffTokenLengths = {
  "name": {
    "maxLength": 80
  }
} as const;

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

export const subscribeToNewsletterLengths = {
  "email": {
    "maxLength": 254
  }
} as const;

export const confirmNewsletterSubscriptionLengths = {
  "token": {
    "maxLength": 200
  }
} as const;

export const unsubscribeFromNewsletterLengths = {
  "token": {
    "maxLength": 200
  }
} as const;

export const addRequestNoteLengths = {
  "text": {
    "maxLength": 2000
  }
} as const;

export const correctRequestPhoneLengths = {
  "phone": {
    "minLength": 5,
    "maxLength": 32
  }
} as const;

export const addToShortlistLengths = {
  "userId": {
    "maxLength": 254
  }
} as const;

export const listUniversitiesLengths = {
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

export const loginStudentLengths = {
  "username": {
    "maxLength": 254
  },
  "password": {
    "minLength": 6,
    "maxLength": 128
  }
} as const;

export const deleteMyAccountLengths = {
  "password": {
    "minLength": 6,
    "maxLength": 128
  }
} as const;

export const changeMyPasswordLengths = {
  "currentPassword": {
    "minLength": 6,
    "maxLength": 128
  },
  "newPassword": {
    "minLength": 6,
    "maxLength": 128
  }
} as const;

export const requestPasswordResetLengths = {
  "username": {
    "maxLength": 254
  }
} as const;

export const resetPasswordLengths = {
  "password": {
    "minLength": 6,
    "maxLength": 128
  },
  "token": {
    "maxLength": 200
  }
} as const;

export const registerStudentLengths = {
  "username": {
    "maxLength": 254
  },
  "password": {
    "minLength": 6,
    "maxLength": 128
  }
} as const;
