import type { ReactNode } from 'react';
import type { ShortlistEntryDto } from '@/api/generated/studyAbroadConsultancyAPI.schemas';

/** What a university is saved under. */
export type FieldOfStudy = ShortlistEntryDto['fieldOfStudy'];

/** What a university is saved under while the search is filtered by this field, or by none. */
export const fieldSaved = (chosen: FieldOfStudy | 'all'): FieldOfStudy =>
  chosen === 'all' ? 'General Interest' : chosen;

interface ActionProps {
  university: { id: number; name: string };
  className?: string;
}

/** What a student can do with a university; the portal puts it in, so that this feature knows neither shortlist nor comparison. */
export interface StudentActions {
  /** Fields under which a university is saved. */
  savedUnder: (universityId: number) => readonly FieldOfStudy[];
  saveButton: (props: ActionProps & { field: FieldOfStudy; labelled?: boolean }) => ReactNode;
  compareToggle: (props: ActionProps) => ReactNode;
}
