import type { ReactNode } from 'react';
import type { ShortlistEntryDto } from '@/api/generated/studyAbroadConsultancyAPI.schemas';

/** The field under which a university is saved. */
export type FieldOfStudy = ShortlistEntryDto['fieldOfStudy'];

/** The field under which a university is saved when the search is filtered by `chosen`. */
export const fieldSaved = (chosen: FieldOfStudy | 'all'): FieldOfStudy =>
  chosen === 'all' ? 'General Interest' : chosen;

interface ActionProps {
  university: { id: number; name: string };
  className?: string;
}

/**
 * A student's actions on a university. The portal passes them in, so that this feature does not import shortlist,
 * comparisons or applications.
 */
export interface StudentActions {
  /** Fields under which a university is saved. */
  savedUnder: (universityId: number) => readonly FieldOfStudy[];
  saveButton: (props: ActionProps & { field: FieldOfStudy; labelled?: boolean }) => ReactNode;
  compareToggle: (props: ActionProps) => ReactNode;
  /** Leads to the form for an application. */
  applyLink: (props: ActionProps) => ReactNode;
}
