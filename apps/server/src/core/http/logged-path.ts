/** One of our secrets in a path: 256 random bits in base64url (`newSecret`). */
const secretPart = /\/[\w-]{43}(?=\/|$)/g;

/**
 * The path of a request for the log, without the query and without tokens of mailed links, which would grant access.
 */
export function loggedPath(url: string): string {
  return (url.split('?')[0] ?? '').replace(secretPart, '/*');
}
