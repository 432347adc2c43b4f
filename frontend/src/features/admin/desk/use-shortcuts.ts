import { useEffect, useEffectEvent, useState } from 'react';

const STORAGE_KEY = 'desk-shortcuts';

function readEnabled(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== 'off';
  } catch {
    return true;
  }
}

/** Whether single-key shortcuts are on. The choice is stored on the device. */
export function useShortcutsEnabled() {
  const [enabled, setEnabled] = useState(readEnabled);
  return [
    enabled,
    (on: boolean) => {
      setEnabled(on);
      try {
        localStorage.setItem(STORAGE_KEY, on ? 'on' : 'off');
      } catch {
        // Storage is blocked or full, so the choice lasts until the page is left.
      }
    },
  ] as const;
}

const typing = 'input:not([type=checkbox]), textarea, select, [contenteditable]';
const pressable = 'a, button, summary, label';

/** Whether a key shows that somebody stops typing their text. */
const leaves = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  ctrlKey || metaKey || altKey || key === 'Tab' || key === 'Escape';

/**
 * Single-key shortcuts of the desk. They do nothing while somebody types or chooses, with a modifier key, or behind a dialog
 * or the Server Error screen. Enter and Space keep their meaning on links and buttons. Caps Lock makes no difference.
 */
export function useShortcuts(enabled: boolean, onKey: (key: string) => boolean) {
  const press = useEffectEvent(onKey);
  useEffect(() => {
    if (!enabled) return;
    // If a field disappears while somebody types in it, the following keys are not shortcuts.
    let field: Element | null = null;
    const forget = () => {
      field = null;
    };
    function onKeyDown(event: KeyboardEvent) {
      const { target, key } = event;
      const into = target instanceof Element ? target.closest(typing) : null;
      if (leaves(event)) forget();
      else if (into) field = into;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing)
        return;
      if (into || field?.isConnected === false) return;
      if (key === 'Enter' && target instanceof Element && target.closest(pressable)) return;
      if (document.querySelector('dialog[open], [data-server-error]')) return;
      if (press(key.length === 1 ? key.toLowerCase() : key)) event.preventDefault();
    }
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', forget, true);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', forget, true);
    };
  }, [enabled]);
}
