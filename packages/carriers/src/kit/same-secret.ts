/**
 * Whether two secrets are the same, in a time that tells nothing of where they differ. An empty one is never right.
 */
export function sameSecret(given: string, expected: string): boolean {
  let difference = given.length ^ expected.length;
  for (let index = 0; index < expected.length; index += 1)
    difference |= expected.charCodeAt(index) ^ (given.length === 0 ? 0 : given.charCodeAt(index % given.length));
  return difference === 0 && expected.length > 0;
}
