/** States of PostgreSQL in which it ends or refuses connections: class 08, shutdown, crash, starting up, too many. */
const states = /^(?:08\w{3}|57P0[1235]|53300)$/;
const network = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EHOSTUNREACH']);
/** The driver's own words, which have no code. */
const words =
  /^Connection terminated|timeout exceeded when trying to connect|^Client has encountered a connection error/;

/** Whether something failed because the database cannot be reached now; trying again later may work. */
export function isDatabaseDown(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code = '', message, cause } = error as Error & { readonly code?: string };
  // Only the driver and the dialect throw these here: calls to other hosts have their own errors.
  return states.test(code) || network.has(code) || words.test(message) || isDatabaseDown(cause);
}
