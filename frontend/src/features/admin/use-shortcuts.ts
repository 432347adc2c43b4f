import { useEffect, useEffectEvent, useState } from 'react';

const STORAGE_KEY = 'desk-shortcuts';

function readEnabled(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== 'off';
  } catch {
    return true;
  }
}

/** Whether single keys do something; kept on the device. */
export function useShortcutsEnabled() {
  const [enabled, setEnabled] = useState(readEnabled);
  return [
    enabled,
    (on: boolean) => {
      setEnabled(on);
      try {
        localStorage.setItem(STORAGE_KEY, on ? 'on' : 'off');
      } catch {
        // It holds until the page is left.
      }
    },
  ] as const;
}

const typing = 'input:not([type=checkbox]), textarea, select, [contenteditable]';
const pressable = 'a, button, summary, label';

/**
 * Single keys of the desk. None fires while somebody types or chooses, with a modifier, or behind a dialog; Enter and
 * Space stay what they are on links and buttons.
 */
export function useShortcuts(enabled: boolean, onKey: (key: string) => boolean) {
  const press = useEffectEvent(onKey);
  useEffect(() => {
    if (!enabled) return;
    function onKeyDown(event: KeyboardEvent) {
      const { target, key } = event;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing)
        return;
      if (target instanceof Element && target.closest(typing)) return;
      if (key === 'Enter' && target instanceof Element && target.closest(pressable)) return;
      if (document.querySelector('dialog[open]')) return;
      if (press(key)) event.preventDefault();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [enabled]);
}
