import { useEffect, useEffectEvent, useState } from 'react';

/**
 * The text of an input that is committed once typing has paused for `delay` milliseconds. It follows `value`
 * when that changes for another reason. The address cannot hold the text while it is typed: the router
 * renders in a transition, which would drop letters.
 */
export function useDebouncedText(value: string, commit: (text: string) => void, delay = 400) {
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  const [sent, setSent] = useState(value);
  const commitText = useEffectEvent(commit);

  if (value !== seen) {
    setSeen(value);
    if (value !== sent) {
      setSent(value);
      setText(value);
    }
  }

  useEffect(() => {
    if (text === sent) return;
    const timer = setTimeout(() => {
      setSent(text);
      commitText(text);
    }, delay);
    return () => clearTimeout(timer);
  }, [text, sent, delay]);

  return [text, setText] as const;
}
