import * as RadixToast from '@radix-ui/react-toast';
import { cva } from 'class-variance-authority';
import { X } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { dismissToast, TOAST_DURATION, toastStore } from '@/lib/toasts';

const toastVariants = cva(
  'grid grid-cols-[1fr_auto] items-start gap-x-3 rounded-card border p-4 shadow-lg data-[state=closed]:hidden data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
  {
    variants: {
      variant: {
        default: 'border-line bg-card text-ink',
        destructive: 'border-danger bg-danger-soft text-danger',
      },
    },
    defaultVariants: { variant: 'default' },
  },
);

/**
 * Closing a toast moves the focus into its viewport, which pauses Radix's timer. Without a toast Radix no longer listens
 * for the events that resume the timer, and the next toast would stay for ever. So the timer is resumed first.
 */
function close(id: number) {
  window.dispatchEvent(new Event('focus'));
  dismissToast(id);
}

/** Shows the store's toast; F8 focuses it, swiping it 50 px to the right dismisses it. */
export default function Toaster() {
  const toast = useSyncExternalStore(toastStore.subscribe, toastStore.get);
  return (
    <RadixToast.Provider duration={TOAST_DURATION} swipeDirection="right" swipeThreshold={50}>
      {toast && (
        <RadixToast.Root
          key={toast.id}
          data-slot="toast"
          type={toast.variant === 'destructive' ? 'foreground' : 'background'}
          open={toast.open}
          onOpenChange={(open) => !open && close(toast.id)}
          className={toastVariants({ variant: toast.variant })}
        >
          <RadixToast.Title className="font-semibold">{toast.title}</RadixToast.Title>
          <RadixToast.Close
            aria-label="Close notification"
            className="row-span-2 -m-2 grid size-11 place-items-center rounded-control"
          >
            <X aria-hidden className="size-5" />
          </RadixToast.Close>
          {toast.description && (
            <RadixToast.Description className="text-sm">{toast.description}</RadixToast.Description>
          )}
        </RadixToast.Root>
      )}
      <RadixToast.Viewport
        data-slot="toasts"
        hotkey={['F8']}
        // At the top in a low window (a phone on its side, a page at 200 %), where the pressed button is mostly in the
        // lower half.
        className="fixed right-0 bottom-0 z-50 w-full max-w-md p-4 outline-none [@media(max-height:31rem)]:top-0 [@media(max-height:31rem)]:bottom-auto"
      />
    </RadixToast.Provider>
  );
}
