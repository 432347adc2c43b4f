import type { CountryGuide } from '@/content/country';
import { months } from '@/lib/dates';

export const intakeKinds = { primary: 'Main', secondary: 'Second', limited: 'Limited' } as const;
export type IntakeKind = keyof typeof intakeKinds;

/** For each month of the year the intake whose text names it. If two do, the larger one. */
export function intakeYear(intakes: CountryGuide['intakeDetails']): (IntakeKind | undefined)[] {
  const kinds = Object.keys(intakeKinds) as IntakeKind[];
  return months.map((month) => kinds.find((kind) => new RegExp(`\\b${month}\\b`).test(intakes[kind] ?? '')));
}
