import { send } from './http';

/** A file, however long it takes to come, and the name the server gives it. Throws as `send` does. */
export const httpFile = (url: string, init: RequestInit = {}): Promise<{ file: Blob; name: string }> =>
  send(url, init, async (response, arrived) => {
    arrived();
    const name = /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '')?.[1];
    return { file: await response.blob(), name: name ?? 'export.csv' };
  });
