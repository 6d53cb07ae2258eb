/** Digits of a text from the right, each with its place (0 is the rightmost). */
function sumFromRight(body: string, weight: (place: number) => number): number {
  let sum = 0;
  for (let place = 0; place < body.length; place += 1) sum += Number(body[body.length - 1 - place]) * weight(place);
  return sum;
}

/** The digit that takes a sum to the next ten. */
export const toNextTen = (sum: number): number => (10 - (sum % 10)) % 10;

/** GS1 modulo 10: from the right of the body, threes and ones alternate. Also used by the post. */
export function gs1CheckDigit(body: string): number {
  return toNextTen(sumFromRight(body, (place) => (place % 2 === 0 ? 3 : 1)));
}

/** Luhn: from the right of the body every other digit is doubled, two-digit results count by their digit sum. */
export function luhnCheckDigit(body: string): number {
  let sum = 0;
  for (let place = 0; place < body.length; place += 1) {
    const digit = Number(body[body.length - 1 - place]);
    const doubled = digit * 2;
    if (place % 2 === 1) sum += digit;
    else sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return toNextTen(sum);
}

/** Weights 1, 3, 7 from the right of the body; modulo 11, then modulo 10. */
export function expressCheckDigit(body: string): number {
  return (sumFromRight(body, (place) => [1, 3, 7][place % 3] as number) % 11) % 10;
}

/** Whether the last character of a text of digits is the check digit of those before it. */
export function endsWithCheck(code: string, checkDigit: (body: string) => number | string): boolean {
  return String(checkDigit(code.slice(0, -1))) === code.slice(-1);
}

/** Remainder of a long text of digits, without losing any to rounding. */
export function remainder(digits: string, divisor: number): number {
  return Number(BigInt(digits) % BigInt(divisor));
}

/** Only letters and digits, in capitals: what two spellings of the same number have in common. */
export function bare(code: string): string {
  return code.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
}
