/** History state of an open request: how many steps back the list is. */
interface FromList {
  fromList: number;
}

export const FROM_LIST: FromList = { fromList: 1 };

/** Steps back to the list; 0 when the visitor did not come from there. */
export const stepsFromList = (state: unknown): number => (state as FromList | null)?.fromList ?? 0;
