import { describe, expect, it } from 'vitest';
import { lane, rated, stop, tariff } from '../../test/builders.ts';
import { accessorialVectors, newYorkVectors } from '../../test/vectors/accessorials.ts';
import {
  accessorialCodes,
  accessorialGroups,
  accessorialTable,
  nycZip3,
  type AccessorialRule,
} from './accessorial-table.ts';

/** The figures of a rule in dollars. */
function written(rule: AccessorialRule): string {
  const dollars = (minor: number) => String(minor / 100);
  const upTo = (cap: number | null) => (cap === null ? '' : `..${dollars(cap)}`);
  switch (rule.kind) {
    case 'flat':
      return dollars(rule.amount);
    case 'per_cwt':
      return `${dollars(rule.rate)}/cwt,${dollars(rule.floor)}${upTo(rule.cap)}`;
    case 'per_piece':
      return `${dollars(rule.rate)}/piece,${dollars(rule.floor)}${upTo(rule.cap)}`;
    case 'cwt_or_piece':
      return `${dollars(rule.perCwt)}/cwt|${dollars(rule.perPiece)}/piece,${dollars(rule.floor)}`;
    case 'percent_of_freight':
      return `${dollars(rule.basisPoints)}%,${dollars(rule.floor)}${upTo(rule.cap)}`;
    case 'per_unit_time':
      return `${dollars(rule.rate)}/${rule.minutes}min,${dollars(rule.floor)}`;
    case 'per_cwt_day':
      return `${dollars(rule.rate)}/cwt/day,${dollars(rule.floorPerDay)}`;
    case 'percent_of_excess_value':
      return `${dollars(rule.basisPoints)}%excess,${dollars(rule.floor)}`;
  }
}

describe('the table of accessorials', () => {
  it('is the published one, in printing order [QUOTE-11]', () => {
    const rows = accessorialTable.map(({ code, group, side, origin, seed, covers }) =>
      [code, group, side, origin, written(seed), covers.join(',')].join(' ').trim(),
    );
    expect(rows).toEqual(accessorialVectors);
    expect(new Set<string>(accessorialCodes)).toEqual(new Set(accessorialVectors.map((row) => row.split(' ')[0])));
    expect(accessorialCodes).toHaveLength(accessorialVectors.length);
  });

  it('knows no group without a charge', () => {
    expect(accessorialGroups.toSorted()).toEqual([...new Set(accessorialTable.map(({ group }) => group))].toSorted());
  });

  it('charges New York City in each of its areas and nowhere else', () => {
    expect(nycZip3).toEqual(newYorkVectors);
    const one = tariff({ accessorials: { NYC: { kind: 'flat', amount: 3_500 } } });
    const at = (zip3: string) =>
      rated({ tariff: one, lane: lane({ destination: stop({ state: 'NY', zip3 }) }) }).cost.accessorials.amount;
    for (const zip3 of newYorkVectors) expect(at(zip3)).toBe(3_500);
    for (const zip3 of ['099', '105', '109', '115', '117', '200']) expect(at(zip3)).toBe(0);
  });
});
