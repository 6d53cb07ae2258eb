import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { readRemember } from './remember.ts';

const series = '018f4a3e-7b2c-7d1e-8f90-123456789abc';
const token = 'abcdefghijklmnopqrstuvwxyz_ABCDEFGHIJKLMNO-';

it('reads the series and a hash of the token', () => {
  expect(readRemember(`${series}.${token}`)).toEqual({
    series,
    tokenHash: createHash('sha256').update(token).digest(),
  });
});

it.each([null, '', series, `${series}.`, `${series}.${token}x`, `x${series}.${token}`, `' OR 1=1.${token}`])(
  'reads nothing from %j',
  (value) => {
    expect(readRemember(value)).toBeNull();
  },
);
