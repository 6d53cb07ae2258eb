/** Text as a pattern of LIKE that stands for itself alone: what has a meaning there loses it. */
function literally(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`);
}

/** A pattern of LIKE for what holds the text. */
export function likeContains(text: string): string {
  return `%${literally(text)}%`;
}

/** A pattern of LIKE for what begins with the text. */
export function likePrefix(text: string): string {
  return `${literally(text)}%`;
}

/** A pattern of LIKE for each word of a search over text that is kept in lower case. */
export function likeEachWord(search: string): readonly string[] {
  return search
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
    .map(likeContains);
}
