import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { dismissToast, TOAST_DURATION, toastStore, type Toast } from '@/lib/toasts';

/**
 * Keeps the toaster's code off pages that never show a toast. It is fetched when a form is first touched,
 * not when its toast is due: that toast may have to say that the connection is lost. Where it cannot be had, the
 * words are shown all the same, and the next toast tries again.
 */
export function ToasterSlot() {
  const [touched, setTouched] = useState(false);
  const [Toaster, setToaster] = useState<ComponentType>();
  const [failed, setFailed] = useState(false);
  const toast = useSyncExternalStore(toastStore.subscribe, toastStore.get, () => undefined);
  const shown = toast?.id;

  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || !target.matches('input, select, textarea')) return;
      document.removeEventListener('focusin', onFocus);
      setTouched(true);
    };
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, []);

  useEffect(() => {
    if (Toaster || (!touched && shown === undefined)) return;
    import('@/components/ui/toast').then(
      (module) => setToaster(() => module.default),
      () => setFailed(true),
    );
  }, [Toaster, touched, shown]);

  if (Toaster) return <Toaster />;
  return failed && toast?.open ? <PlainToast key={toast.id} toast={toast} /> : null;
}

/** The toast's words without its code. */
function PlainToast({ toast }: { toast: Toast }) {
  useEffect(() => {
    const timer = setTimeout(() => dismissToast(toast.id), TOAST_DURATION);
    return () => clearTimeout(timer);
  }, [toast.id]);
  return (
    <div
      role="alert"
      className="fixed right-4 bottom-4 left-4 z-50 max-w-md rounded-card border border-line bg-card p-4 shadow-lg sm:left-auto"
    >
      <p className="font-semibold">{toast.title}</p>
      {toast.description && <p className="text-sm">{toast.description}</p>}
    </div>
  );
}
