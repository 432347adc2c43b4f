import { send, type ErrorType as HttpError } from './http';

export type ErrorType<Body> = HttpError<Body>;

/** A file and the name the server gives it. */
export interface NamedFile {
  file: Blob;
  name: string;
}

/** A file of values, however long it takes to come. Throws as `send` does. */
export function httpFile<_Text>(url: string, init: RequestInit = {}): Promise<NamedFile> {
  const headers = new Headers(init.headers);
  headers.set('Accept', 'text/csv');
  return send(url, { ...init, headers }, async (response, arrived) => {
    arrived();
    const name = /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '')?.[1];
    return { file: await response.blob(), name: name ?? 'export.csv' };
  });
}
