import { useState } from 'react';
import { readApplicationDraft, rememberApplicationDraft } from '@/lib/remembered-student';

type Values = Record<string, string>;

/**
 * What a form starts with: `stored`, and what was typed over it and not sent. That is kept even if the session ends.
 * @param form its name, unique among those of applications
 */
export function useDraft(username: string, form: string, stored: Values) {
  const key = JSON.stringify(stored);
  // What is stored may have changed meanwhile; what was typed is the newer of both.
  const read = () => ({ key, draft: readApplicationDraft(username, form) });
  const [{ key: readFor, draft }, setRead] = useState(read);
  if (readFor !== key) setRead(read);
  return {
    values: { ...stored, ...draft },
    /** Of the form when something is typed. What is left as it is stored is not kept: it may change elsewhere. */
    onInput({ currentTarget }: { currentTarget: HTMLFormElement }) {
      const fields = Object.entries(Object.fromEntries(new FormData(currentTarget)) as Values);
      const typed = fields.filter(([name, value]) => value !== (stored[name] ?? ''));
      rememberApplicationDraft(username, form, Object.fromEntries(typed));
    },
    forget: () => rememberApplicationDraft(username, form, undefined),
  };
}
