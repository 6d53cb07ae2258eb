import { describe, expect, it } from 'vitest';
import { numberVectors } from '../../test/vectors/identifiers.ts';
import { billOfLadingNumber, isBillOfLadingNumber, isGs1 } from './bill-of-lading.ts';
import { gs1CheckDigit, luhnCheckDigit } from './check-digits.ts';
import { isHazardId, isNmfcItem, isRfc, isScac, scacEquipment } from './codes.ts';
import { fedexExpress, impb, parcelNumber, parcelNumberKind, ups1z, ups1zService } from './parcel-number.ts';
import { checkPro, issuePro } from './pro-number.ts';

const kinds = [
  ['ups_1z', numberVectors.ups1z],
  ['fedex_express', numberVectors.fedexExpress],
  ['fedex_ground', numberVectors.fedexGround],
  ['usps_impb', numberVectors.impb],
  ['s10', numberVectors.s10],
] as const;

describe('parcel numbers', () => {
  it.each(kinds)('%s: right ones are known, wrong ones are not', (kind, { valid, invalid }) => {
    for (const code of valid) expect(parcelNumberKind(code)).toBe(kind);
    for (const code of invalid) expect(parcelNumberKind(code)).toBeNull();
  });

  it('knows the long forms that barcodes carry', () => {
    expect(parcelNumberKind('9611020987654312345672')).toBe('fedex_ground');
    expect(parcelNumberKind('1001921334250001000300779017972697')).toBe('fedex_express');
    expect(parcelNumberKind('12345678901234567890')).toBe('fedex_smartpost');
  });

  it('drops spaces, case and the ZIP before a postal number', () => {
    expect(parcelNumber('1z 879e 9303 4683 4440')).toBe('1Z879E930346834440');
    expect(parcelNumber('420606479400111206206406260787')).toBe('9400111206206406260787');
    expect(parcelNumberKind('4206064712349400111206206406260787')).toBe('usps_impb');
  });

  it('reads the service of a 1Z number', () => {
    expect(ups1zService('1Z5R89390357567127')).toBe('03');
    expect(ups1zService('1Z879E930346834440')).toBe('03');
    expect(ups1zService('986578788855')).toBeNull();
  });

  it('makes numbers that pass', () => {
    expect(ups1z('5R8939035756712')).toBe('1Z5R89390357567127');
    expect(impb('940011120620640626078')).toBe('9400111206206406260787');
    expect(fedexExpress('98657878885')).toBe('986578788855');
  });

  it('handles the postal check digits that modulo 11 does not give', () => {
    // 8 x 7 = 56 leaves 1, 11 - 1 = 10, written 0. Nothing leaves 0, 11 - 0 = 11, written 5.
    expect(parcelNumberKind('RB000000080GB')).toBe('s10');
    expect(parcelNumberKind('RB000000005GB')).toBe('s10');
    expect(parcelNumberKind('RB000000000GB')).toBeNull();
  });
});

describe('GS1 numbers', () => {
  it('takes a right check digit only', () => {
    for (const code of numberVectors.upc.valid) expect(isGs1(code)).toBe(true);
    for (const code of numberVectors.upc.invalid) expect(isGs1(code)).toBe(false);
    expect(isGs1('12')).toBe(false);
  });

  it('numbers bills of lading with 17 digits [BOOK-05]', () => {
    // Body 0614141 000000123: from the right 3x3 + 2 + 1x3 + 0 ... = 14 for the serial, 4+3x1+4+3x1+... for the prefix.
    const made = billOfLadingNumber('0614141', 123);
    expect(made).toMatch(/^0614141000000123\d$/);
    expect(made.at(-1)).toBe(String(gs1CheckDigit('0614141000000123')));
    expect(isBillOfLadingNumber(made)).toBe(true);
    expect(isBillOfLadingNumber(`${made.slice(0, 4)} ${made.slice(4)}`)).toBe(true);
    expect(billOfLadingNumber(null, 7)).toMatch(/^0400000000000007\d$/);
  });

  it('computes a check digit by hand', () => {
    // 03600024145: 5x3 + 4 + 1x3 + 4 + 2x3 + 0 + 0 + 0 + 6x3 + 3 + 0 = 53, so 7.
    expect(gs1CheckDigit('03600024145')).toBe(7);
    // 7992739871: 1x2 + 7 + 16 (7) + 9 + 6 + 7 + 4 + 9 + 18 (9) + 7 = 67, so 3.
    expect(luhnCheckDigit('7992739871')).toBe(3);
  });

  it.each([
    ['companyPrefix: invalid_format', '12', 1],
    ['serial: out_of_range', '0614141', -1],
    ['serial: out_of_range', '0614141', 1.5],
    ['serial: too_large', '061414112345', 10_000],
  ])('refuses with %s', (message, prefix, serial) => {
    expect(() => billOfLadingNumber(prefix, serial)).toThrow(message);
  });

  it('refuses a wrong check digit', () => {
    expect(isBillOfLadingNumber('04000000000000070')).toBe(false);
    expect(isBillOfLadingNumber('0400')).toBe(false);
  });
});

describe('PRO numbers', () => {
  it('checks those whose rule is published', () => {
    for (const code of numberVectors.xpoPro.valid)
      expect(checkPro('CNWY', code)).toMatchObject({ valid: true, checked: true });
    for (const code of numberVectors.xpoPro.invalid) expect(checkPro('CNWY', code).valid).toBe(false);
    for (const code of numberVectors.odflPro.valid) expect(checkPro('ODFL', code).valid).toBe(true);
    for (const code of numberVectors.odflPro.invalid) expect(checkPro('ODFL', code).valid).toBe(false);
  });

  it('writes ten as X in the older form', () => {
    // 000001 leaves 1, 11 - 1 = 10; 000011 leaves 0; 000002 leaves 2, 11 - 2 = 9.
    expect(checkPro('RDWY', '123-000001-X').valid).toBe(true);
    expect(checkPro('RDWY', '123-000011-0').valid).toBe(true);
    expect(checkPro('RDWY', '123-000002-9').valid).toBe(true);
    expect(checkPro('RDWY', '123-000002-8').valid).toBe(false);
  });

  it('looks at the length alone where the digit is not published, and takes anything of others', () => {
    expect(checkPro('SAIA', '123 4567 8901')).toEqual({ pro: '12345678901', valid: true, checked: false });
    expect(checkPro('SAIA', '1').valid).toBe(false);
    expect(checkPro('ZZZZ', 'any-1')).toEqual({ pro: 'ANY1', valid: true, checked: false });
    expect(checkPro('ZZZZ', ' - ').valid).toBe(false);
  });

  it('issues numbers of an own block', () => {
    // 1234567 modulo 7 = 5 (7 x 176366 = 1234562); modulo 11 = 3 (11 x 112233 = 1234563).
    expect(issuePro({ prefix: '123', width: 4, check: 'mod7' }, 4567)).toBe('12345675');
    expect(issuePro({ prefix: '123', width: 4, check: 'mod11' }, 4567)).toBe('12345674');
    expect(issuePro({ prefix: '799273987', width: 1, check: 'mod10' }, 1)).toBe('79927398713');
    expect(issuePro({ prefix: '', width: 3, check: 'none' }, 42)).toBe('042');
    expect(issuePro({ prefix: '', width: 2, check: 'mod11' }, 10)).toBe('10X');
    expect(() => issuePro({ prefix: 'A', width: 2, check: 'none' }, 1)).toThrow('prefix: invalid_format');
    expect(() => issuePro({ prefix: '', width: 2, check: 'none' }, 100)).toThrow('rolling: too_large');
    expect(() => issuePro({ prefix: '', width: 2, check: 'none' }, -1)).toThrow('rolling: out_of_range');
  });
});

describe('codes', () => {
  it('knows their shapes', () => {
    expect([isScac('ODFL'), isScac('FDE'), isScac('odfl'), isScac('A')]).toEqual([true, true, false, false]);
    expect([isHazardId('UN1263'), isHazardId('NA1993'), isHazardId('UN12')]).toEqual([true, true, false]);
    expect([isNmfcItem('156600-04'), isNmfcItem('70970-6'), isNmfcItem('12')]).toEqual([true, true, false]);
    expect([isRfc('ABC680524P76'), isRfc('ABCD680524P76'), isRfc('AB1')]).toEqual([true, true, false]);
  });

  it('tells containers, rail cars and chassis by the last letter', () => {
    expect(['ABCU', 'ABCX', 'ABCZ', 'ABCD', 'ABU'].map(scacEquipment)).toEqual([
      'container',
      'rail_car',
      'chassis',
      null,
      null,
    ]);
  });
});
