import { useState } from 'react';
import { readApplicationDraft, rememberApplicationDraft } from '@/lib/remembered-student';

type Values = Record<string, string>;

/**
 * What a form starts with: `stored`, and what was typed over it and not sent. That is kept even if the session ends.
 * @param form its name, unique among those of applications
 * @param now what is stored by now, where the form does not follow it
 */
export function useDraft(username: string, form: string, stored: Values, now = stored) {
  const key = JSON.stringify(stored);
  // What is stored may have changed meanwhile; what was typed is the newer of both.
  const read = () => {
    const draft = readApplicationDraft(username, form);
    return { key, draft, typed: draft };
  };
  const [{ key: readFor, draft, typed }, setRead] = useState(read);
  if (readFor !== key) setRead(read);
  return {
    values: { ...stored, ...draft },
    /** What was typed before stands there again, and would pass for saved. */
    isBack:
      draft !== undefined && Object.entries(typed ?? {}).some(([name, value]) => value !== (now[name] ?? '')),
    /** Of the form when something is typed. What is left as it is stored is not kept: it may change elsewhere. */
    onInput({ currentTarget }: { currentTarget: HTMLFormElement }) {
      const fields = Object.entries(Object.fromEntries(new FormData(currentTarget)) as Values);
      const differing = Object.fromEntries(fields.filter(([name, value]) => value !== (stored[name] ?? '')));
      rememberApplicationDraft(username, form, differing);
      setRead({ key, draft, typed: differing });
    },
    forget() {
      rememberApplicationDraft(username, form, undefined);
      setRead({ key, draft: undefined, typed: undefined });
    },
  };
}

/** Beside the button that saves. */
export const NotSavedYet = ({ of: { isBack } }: { of: Pick<ReturnType<typeof useDraft>, 'isBack'> }) =>
  isBack && <p className="text-sm font-semibold">What you typed here before is not saved yet.</p>;
