import { useCallback, useEffect, useEffectEvent, useRef } from 'react';

/** Hears when another tab of this browser calls the same name, and gives what calls the others. */
export function useOtherTabs(name: string, onCall: () => void): () => void {
  const channel = useRef<BroadcastChannel>(undefined);
  const hear = useEffectEvent(onCall);

  useEffect(() => {
    // Old browsers do without: then a tab learns of the others when it is loaded again.
    if (typeof BroadcastChannel === 'undefined') return;
    const opened = new BroadcastChannel(name);
    opened.addEventListener('message', () => hear());
    channel.current = opened;
    return () => opened.close();
  }, [name]);

  return useCallback(() => channel.current?.postMessage(''), []);
}
