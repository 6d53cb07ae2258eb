/** A secret as we make them, in a path: 256 random bits in base64url (`newSecret`). */
const secretPart = /\/[\w-]{43}(?=\/|$)/g;

/**
 * The path of a request as it stands in the log: without its query, and without the tokens of mailed links, since whoever
 * reads a log must not be able to follow them.
 */
export function loggedPath(url: string): string {
  return (url.split('?')[0] ?? '').replace(secretPart, '/*');
}
