/** Escapes text for use in a LIKE pattern. */
function literally(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`);
}

/** A LIKE pattern for values that contain the text. */
export function likeContains(text: string): string {
  return `%${literally(text)}%`;
}

/** A LIKE pattern for values that start with the text. */
export function likePrefix(text: string): string {
  return `${literally(text)}%`;
}

/** A LIKE pattern for each word of a search over lowercase text. */
export function likeEachWord(search: string): readonly string[] {
  return search
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
    .map(likeContains);
}
