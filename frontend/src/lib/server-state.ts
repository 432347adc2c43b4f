/** What the server made a page's HTML with, which travels in it as JSON. A shell has none. */
export interface ServerState {
  /** The query of the address that it was made for; '' = none. */
  query: string;
  /** What the loaders gave, by the id of their route. */
  loaderData: Record<string, unknown>;
}

/** Id of the JSON in the page. */
export const SERVER_STATE_ID = 'server-state';

export function readServerState(): ServerState | undefined {
  const json = document.getElementById(SERVER_STATE_ID);
  return json ? (JSON.parse(json.textContent) as ServerState) : undefined;
}
