import { forgetTexts, type TextStore } from '@/api/use-outbox';
import { readLocal, writeLocal } from '@/lib/local-storage';

const STORAGE_KEY = 'own-conversation';

/** Where visitors' drafts and unsent messages are kept: on the device, because a phone closes tabs by itself. */
export const ownMessages: TextStore = {
  isLasting: true,
  read: () => readLocal(STORAGE_KEY),
  write: (texts) => writeLocal(STORAGE_KEY, texts),
};

/** Deletes what was written about a request and has not arrived. */
export const forgetOwnMessages = (id: number) => forgetTexts(ownMessages, id);
