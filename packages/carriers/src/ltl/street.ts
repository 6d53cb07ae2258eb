/** Cuts a text into pieces of at most so many characters, between words where it can. */
function wrapped(text: string, width: number): readonly string[] {
  const pieces: string[] = [];
  for (const word of text.split(/\s+/).filter((each) => each !== '')) {
    const joined = `${pieces.at(-1) ?? ''} ${word}`.trimStart();
    if (pieces.length > 0 && joined.length <= width) pieces.splice(-1, 1, joined);
    else for (let at = 0; at < word.length; at += width) pieces.push(word.slice(at, at + width));
  }
  return pieces;
}

/**
 * Street lines as a carrier takes them: at most so many, of so many characters. What does not fit is handed back as
 * `rest`, to travel in an instruction: of an address nothing may be lost.
 */
export function fitStreet(
  lines: readonly string[],
  { count, width }: { readonly count: number; readonly width: number },
): { readonly lines: readonly string[]; readonly rest: string } {
  const given = lines.map((line) => line.trim()).filter((line) => line !== '');
  const asTyped = given.length <= count && given.every((line) => line.length <= width);
  const pieces = asTyped ? given : wrapped(given.join(' '), width);
  return { lines: pieces.slice(0, count), rest: pieces.slice(count).join(' ') };
}
