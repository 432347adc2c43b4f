import type { DocumentState } from '@/api/generated/studyAbroadConsultancyAPI.schemas';

/** How far a document is, in words. */
export const documentStates: Record<
  DocumentState,
  { name: string; badge: 'plain' | 'completed' | 'accent' }
> = {
  needed: { name: 'Needed', badge: 'plain' },
  ready: { name: 'Ready', badge: 'completed' },
  seen: { name: 'Seen by the counselor', badge: 'completed' },
  'needs-change': { name: 'Needs a change', badge: 'accent' },
};
