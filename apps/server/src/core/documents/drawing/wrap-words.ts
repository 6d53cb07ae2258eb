/**
 * Breaks a paragraph into lines of at most `room`, measured by `measure`. A word wider than that is split between
 * characters. Each line has at least one character.
 */
export function wrapWords(paragraph: string, measure: (text: string) => number, room: number): string[] {
  const lines: string[] = [];
  let current = '';
  // Width of the line so far with a trailing space. A sum is exact, since words do not kern across a space.
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

/** Number of leading characters that fit, at least one. Binary search, since each measurement is a text layout. */
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
