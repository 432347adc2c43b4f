import { useCallback, useEffect, useEffectEvent, useRef } from 'react';

/**
 * Calls `onCall` when another tab of this browser calls the same name. @returns a function that calls the other tabs
 */
export function useOtherTabs(name: string, onCall: () => void): () => void {
  const channel = useRef<BroadcastChannel>(undefined);
  const hear = useEffectEvent(onCall);

  useEffect(() => {
    // Old browsers have no BroadcastChannel. There a tab notices changes of others when it is loaded again.
    if (typeof BroadcastChannel === 'undefined') return;
    const opened = new BroadcastChannel(name);
    opened.addEventListener('message', () => hear());
    channel.current = opened;
    return () => opened.close();
  }, [name]);

  return useCallback(() => channel.current?.postMessage(''), []);
}
