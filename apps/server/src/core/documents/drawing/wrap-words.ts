/**
 * Breaks one paragraph into lines no wider than `room`, as measured by `measure`.
 * A word wider than the room is cut between characters. At least one character goes on each line.
 */
export function wrapWords(paragraph: string, measure: (text: string) => number, room: number): string[] {
  const lines: string[] = [];
  let current = '';
  // Width of the line so far with a space behind it: a sum, since words do not kern across a space.
  let reach = 0;
  for (const word of paragraph.split(' ').filter((each) => each !== '')) {
    if (reach + measure(word) <= room) {
      current = current === '' ? word : `${current} ${word}`;
      reach += measure(`${word} `);
      continue;
    }
    if (current !== '') lines.push(current);
    const pieces = cutWord(word, measure, room);
    current = pieces.pop() ?? '';
    lines.push(...pieces);
    reach = measure(`${current} `);
  }
  return current === '' ? lines : [...lines, current];
}

function cutWord(word: string, measure: (text: string) => number, room: number): string[] {
  const pieces: string[] = [];
  let rest = Array.from(word);
  while (rest.length > 1 && measure(rest.join('')) > room) {
    const fitting = longestFitting(rest, measure, room);
    pieces.push(rest.slice(0, fitting).join(''));
    rest = rest.slice(fitting);
  }
  return rest.length > 0 ? [...pieces, rest.join('')] : pieces;
}

/** How many leading characters fit, at least one: by halving, since each measurement lays the text out. */
function longestFitting(characters: string[], measure: (text: string) => number, room: number): number {
  let low = 1;
  let high = characters.length;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (measure(characters.slice(0, middle).join('')) <= room) low = middle;
    else high = middle - 1;
  }
  return low;
}
