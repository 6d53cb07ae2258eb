import { FreightError } from '../errors.ts';
import { money } from '../money/money.ts';

/** Runs checks one after the other and keeps what each of them throws, so that nothing is told one at a time. */
export class Findings {
  readonly problems: FreightError[] = [];

  /** @returns whether nothing was found */
  check(run: () => void): boolean {
    try {
      run();
      return true;
    } catch (error) {
      if (!(error instanceof FreightError)) throw error;
      this.problems.push(error);
      return false;
    }
  }

  add(field: string, code: FreightError['code']): void {
    this.problems.push(new FreightError(field, code));
  }

  /** A whole number from nothing to `most`. */
  whole(value: number, field: string, most = Number.MAX_SAFE_INTEGER): boolean {
    return this.check(() => {
      const { amount } = money(value, 'USD', field);
      if (amount < 0) throw new FreightError(field, 'negative');
      if (amount > most) throw new FreightError(field, 'too_large');
    });
  }

  /** A whole number from 1 to `most`. */
  some(value: number, field: string, most?: number): void {
    if (this.whole(value, field, most) && value === 0) this.add(field, 'zero');
  }

  /** A whole number that may be less than nothing. */
  between(value: number, least: number, most: number, field: string): void {
    const whole = this.check(() => void money(value, 'USD', field));
    if (whole && (value < least || value > most)) this.add(field, 'out_of_range');
  }

  /** A text that is there and not longer than it is kept. */
  text(value: string, field: string, longest: number): void {
    if (value === '') this.add(field, 'required');
    if (value.length > longest) this.add(field, 'out_of_range');
  }

  ascending(values: readonly number[], field: string): void {
    if (values.length === 0) this.add(field, 'empty');
    values.forEach((value, index) => {
      const sound = this.whole(value, `${field}[${index}]`);
      if (sound && index > 0 && value <= (values[index - 1] as number)) this.add(`${field}[${index}]`, 'not_ascending');
    });
  }

  percent(basisPoints: number, field: string): void {
    if (this.whole(basisPoints, field) && basisPoints > 10_000) this.add(field, 'out_of_range');
  }
}
