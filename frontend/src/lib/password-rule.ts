export const MIN_PASSWORD_LENGTH = 6;
export const TOO_SHORT = `Password must be at least ${MIN_PASSWORD_LENGTH} characters long`;
