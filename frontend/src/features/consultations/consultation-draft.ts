import { readSession, writeSession } from '@/lib/session-storage';

const KEY = 'consultation-draft';

export interface ConsultationDraft {
  /** What was typed, by field name. */
  values: Record<string, string>;
  /** The visit whose link last chose a country, course or step: a reload must not choose again. */
  link?: string;
  /** The text that was last sent without a success, and the idempotency key it went out with. */
  attempt?: { body: string; key: string };
}

/** What was typed in this tab and has not been sent yet. */
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
