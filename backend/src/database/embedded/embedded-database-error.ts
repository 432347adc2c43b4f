/** The embedded database cannot be used; the message is one sentence for whoever runs the server. */
export class EmbeddedDatabaseError extends Error {
  override readonly name = 'EmbeddedDatabaseError';
}

/** Another process has the data folder open. */
export class DataFolderInUseError extends EmbeddedDatabaseError {}
