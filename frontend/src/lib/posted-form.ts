import { createContext, useContext, useEffect, useState } from 'react';

/** How the server answered a form that the browser posted by itself; its page shows that. */
export interface PostedForm {
  /** What was typed, by field name. */
  values: Record<string, string>;
  /** What is wrong, by field name. */
  errors: Record<string, string>;
  /** The HTTP status, and the sentence that goes with a refusal. */
  status: number;
  sentence?: string;
  /** Whose newsletter it was about, where the form did its work. */
  email?: string;
}

/** Id of the JSON in the page. */
export const POSTED_FORM_ID = 'posted-form';

/** While the server renders the page; the browser reads the JSON. */
export const PostedFormContext = createContext<PostedForm | undefined>(undefined);

/** What this page answers; undefined when it was opened by its address. It is told once. */
export function usePostedForm(): PostedForm | undefined {
  const given = useContext(PostedFormContext);
  const [posted] = useState(() => given ?? read());
  useEffect(() => document.getElementById(POSTED_FORM_ID)?.remove(), []);
  return posted;
}

function read(): PostedForm | undefined {
  const json = typeof document === 'undefined' ? undefined : document.getElementById(POSTED_FORM_ID);
  return json ? (JSON.parse(json.textContent) as PostedForm) : undefined;
}
