import { ApiError } from '@/api/http';
import { subscribeToNewsletter } from '@/api/generated/newsletter/newsletter';

export interface Refusal {
  /** Whether the address is on the list already. */
  known: boolean;
  /** What the server says of the address. */
  message?: string | undefined;
}

/** Asks for the newsletter. @returns why there will be none */
export async function subscribe(email: string): Promise<Refusal | undefined> {
  try {
    await subscribeToNewsletter({ email });
    return undefined;
  } catch (failure) {
    return {
      known: failure instanceof Error && failure.message.includes('already subscribed'),
      message: failure instanceof ApiError ? failure.errors[0]?.message : undefined,
    };
  }
}
