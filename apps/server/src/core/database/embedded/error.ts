/** The embedded database cannot start or continue. The message is one line for the person who started Waybill. */
export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError';
}
