import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { toastStore } from '@/lib/toasts';

const loadToaster = () => import('@/components/ui/toast');
const Toaster = lazy(loadToaster);

/**
 * Keeps the toaster's code off pages that never show a toast. It is fetched when a form is first touched,
 * not when its toast is due: that toast may have to say that the connection is lost.
 */
export function ToasterSlot() {
  const [touched, setTouched] = useState(false);
  const toast = useSyncExternalStore(toastStore.subscribe, toastStore.get, () => undefined);

  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || !target.matches('input, select, textarea')) return;
      document.removeEventListener('focusin', onFocus);
      setTouched(true);
    };
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, []);

  if (!touched && !toast) return null;
  return (
    <Suspense>
      <Toaster />
    </Suspense>
  );
}
