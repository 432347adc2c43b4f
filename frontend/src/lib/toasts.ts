import type { ReactNode } from 'react';

export interface ToastContent {
  title: string;
  description?: ReactNode;
  variant?: 'default' | 'destructive';
}

export interface Toast extends ToastContent {
  id: number;
  open: boolean;
}

/** Milliseconds a toast stays in view. */
export const TOAST_DURATION = 5_000;
/** Milliseconds after its dismissal until a toast's record is dropped. */
export const TOAST_REMOVE_DELAY = 1_000_000;

/** The newest toast only: one is visible at a time. */
let current: Toast | undefined;
let count = 0;
let removal: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function set(next: Toast | undefined) {
  current = next;
  for (const listener of listeners) listener();
}

/** Shows a toast in place of the one in view. */
export function toast(content: ToastContent) {
  clearTimeout(removal);
  set({ ...content, id: ++count, open: true });
}

/** Closes the toast, unless another one has replaced it. */
export function dismissToast(id: number) {
  if (current?.id !== id || !current.open) return;
  set({ ...current, open: false });
  removal = setTimeout(() => set(undefined), TOAST_REMOVE_DELAY);
}

export const toastStore = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  get: () => current,
};
