import type { AccountProgramLevel } from '@/api/generated/studyAbroadConsultancyAPI.schemas';

export type Level = NonNullable<AccountProgramLevel>;

export const levelNames: Record<Level, string> = { undergraduate: 'Undergraduate', masters: 'Masters' };
export const levels = Object.keys(levelNames) as Level[];
