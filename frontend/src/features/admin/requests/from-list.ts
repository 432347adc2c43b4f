/** History state of an open request: how many steps back the list is. */
interface FromList {
  fromList: number;
  /** Whether it opens at its messages. */
  messages?: boolean;
}

export const FROM_LIST: FromList = { fromList: 1 };

/** The same state, for a link that leads to the messages. */
export const atMessages = (state: unknown) => ({ ...(state as FromList | null), messages: true });

export const isAtMessages = (state: unknown): boolean => (state as FromList | null)?.messages ?? false;

/** Steps back to the list; 0 when the visitor did not come from there. */
export const stepsFromList = (state: unknown): number => (state as FromList | null)?.fromList ?? 0;
