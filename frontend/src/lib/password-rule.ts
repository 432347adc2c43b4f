import { registerStudentLengths } from '@/api/generated/lengths/registerStudent';

export const MIN_PASSWORD_LENGTH = registerStudentLengths.password.minLength;
export const TOO_SHORT = `Password must be at least ${MIN_PASSWORD_LENGTH} characters long`;
