import { useState } from 'react';
import { readApplicationDraft, rememberApplicationDraft } from '@/lib/remembered-student';

type Values = Record<string, string>;

/**
 * What a form starts with: `stored`, and what was typed over it and not sent. That is kept even if the session ends.
 * @param form its name, unique among those of applications
 */
export function useDraft(username: string, form: string, stored: Values) {
  const [draft] = useState(() => readApplicationDraft(username, form));
  return {
    values: { ...stored, ...draft },
    /** Of the form when something is typed. */
    onInput: ({ currentTarget }: { currentTarget: HTMLFormElement }) =>
      rememberApplicationDraft(username, form, Object.fromEntries(new FormData(currentTarget)) as Values),
    forget: () => rememberApplicationDraft(username, form, undefined),
  };
}
