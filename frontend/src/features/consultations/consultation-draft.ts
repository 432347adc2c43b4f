import { readSession, writeSession } from '@/lib/session-storage';

const KEY = 'consultation-draft';

export interface ConsultationDraft {
  /** The typed texts, by field name. */
  values: Record<string, string>;
  /** The visit whose link last chose a country, course or step, so that a reload does not choose again. */
  link?: string;
  /** The body of the last failed attempt, and its idempotency key. */
  attempt?: { body: string; key: string };
}

/** The unsent text that was typed in this tab. */
export function readDraft(): ConsultationDraft {
  try {
    return { values: {}, ...(JSON.parse(readSession(KEY) ?? '{}') as Partial<ConsultationDraft>) };
  } catch {
    return { values: {} };
  }
}

export function saveDraft(change: Partial<ConsultationDraft>) {
  writeSession(KEY, JSON.stringify({ ...readDraft(), ...change }));
}

export const clearDraft = () => writeSession(KEY, null);
