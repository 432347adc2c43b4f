import { failureOf } from '@/api/failure';
import { isUnknown, isUnsent, UNSENT } from '@/api/is-unknown';

/** What a failed change says: the server's sentence, if it sent one. Without an answer it may have been made. */
export const failedChange = (error: unknown) =>
  ({
    variant: 'destructive',
    title: isUnknown(error) ? 'We do not know whether it was saved' : 'Nothing was changed',
    description:
      failureOf(error).sentence ??
      (isUnsent(error)
        ? UNSENT
        : isUnknown(error)
          ? 'No answer came. Look at what is shown once you are connected.'
          : 'Please try again.'),
  }) as const;
