import { toast } from '@/lib/toasts';

/** Says in a toast what was done, perhaps with a button that takes it back. */
export function tellDone(title: string, text: string, undo?: () => void) {
  toast({
    title,
    description: (
      <>
        <span className="block [overflow-wrap:anywhere]">{text}</span>
        {undo && (
          <button
            type="button"
            onClick={undo}
            className="-mb-2 inline-flex min-h-11 items-center font-semibold text-peacock-deep underline underline-offset-4"
          >
            Undo
          </button>
        )}
      </>
    ),
  });
}
