let server = false;

/** Whether the server's HTML is being made. */
export const onServer = () => server;

/** Runs what makes the server's HTML. */
export function asServer<T>(render: () => T): T {
  server = true;
  try {
    return render();
  } finally {
    server = false;
  }
}
