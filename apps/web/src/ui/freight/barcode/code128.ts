/**
 * Code 128 (ISO/IEC 15417), code sets B and C. Each symbol character is three bars and three spaces, eleven modules
 * wide; the stop character has a fourth bar and thirteen modules.
 */
const patterns = (
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 ' +
  '123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 ' +
  '232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 ' +
  '313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 ' +
  '111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 ' +
  '111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 ' +
  '114311 411113 411311 113141 114131 311141 411131 211412 211214 211232 2331112'
).split(' ');

const toC = 99;
const toB = 100;
const startB = 104;
const startC = 105;
const stop = 106;
const weights = 103;

/** Digits from `at` on. */
function digitsAt(text: string, at: number): number {
  return /^\d*/.exec(text.slice(at))?.[0].length ?? 0;
}

/** Whether pairs of digits pay here: four at either end of the text, six in the middle. */
function pairsPay(text: string, at: number): boolean {
  const run = digitsAt(text, at);
  return run >= 6 || (run >= 4 && (at === 0 || at + run === text.length)) || (run >= 2 && run === text.length);
}

/** Symbol characters of a text without start, check and stop; the first one is the start character. */
function dataCodes(text: string): number[] {
  const codes: number[] = [];
  let pairs = false;
  for (let at = 0; at < text.length;) {
    // An odd run begins with one character in set B, so that the pairs end with the run.
    const wanted: boolean = pairs ? digitsAt(text, at) >= 2 : pairsPay(text, at) && digitsAt(text, at) % 2 === 0;
    if (codes.length === 0) codes.push(wanted ? startC : startB);
    else if (wanted !== pairs) codes.push(wanted ? toC : toB);
    pairs = wanted;
    codes.push(pairs ? Number(text.slice(at, at + 2)) : text.charCodeAt(at) - 32);
    at += pairs ? 2 : 1;
  }
  return codes;
}

/** The check character: the start's value plus each value times its place, modulo 103. */
export function checkCharacter(codes: readonly number[]): number {
  return codes.reduce((sum, code, place) => sum + code * Math.max(1, place), 0) % weights;
}

/**
 * All symbol characters of a text, from start to stop.
 * @throws RangeError for an empty text and for characters outside printable ASCII
 */
export function code128Codes(text: string): number[] {
  if (!/^[\x20-\x7e]+$/.test(text)) throw new RangeError('Code 128 takes printable ASCII characters.');
  const codes = dataCodes(text);
  return [...codes, checkCharacter(codes), stop];
}

/** Widths in modules, bar and space in turn, beginning and ending with a bar. Quiet zones are not included. */
export function code128Widths(text: string): number[] {
  return code128Codes(text).flatMap((code) => Array.from(patterns[code] as string, Number));
}
