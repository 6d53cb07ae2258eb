import { describe, expect, it } from 'vitest';
import { fillHazmat, hazardId, lacksPackingGroup } from './hazmat.ts';

const none = { id_number: '', proper_name: '', hazard_class: '', packing_group: '' } as const;

describe('a UN or NA number', () => {
  it.each([
    ['1203', 'UN1203'],
    [' un1203 ', 'UN1203'],
    ['UN 1203', 'UN1203'],
    ['un-1203', 'UN1203'],
    ['na 1993', 'NA1993'],
    ['ID8000', 'ID8000'],
    ['120', '120'],
    ['12034', '12034'],
    ['', ''],
  ])('%j is %j [QUOTE-07]', (typed, id) => {
    expect(hazardId(typed)).toBe(id);
  });
});

describe('what a UN number fills in [QUOTE-07]', () => {
  // 49 CFR 172.101: UN1203 Gasoline, 3, II; UN1263 Paint, 3, I to III; UN1978 Propane, 2.1, no packing group.
  it('is its shipping name, class, and packing group', () => {
    expect(fillHazmat(none, '1203')).toEqual({
      id_number: '1203',
      proper_name: 'Gasoline',
      hazard_class: '3',
      packing_group: 'II',
    });
    expect(fillHazmat(none, 'un1978')).toMatchObject({
      proper_name: 'Propane',
      hazard_class: '2.1',
      packing_group: '',
    });
  });

  it('leaves out what the number alone does not decide', () => {
    expect(fillHazmat(none, 'UN1263')).toMatchObject({ proper_name: 'Paint', hazard_class: '3', packing_group: '' });
    // Contained in equipment, or packed with it; flammable aerosols are 2.1, others 2.2.
    expect(fillHazmat(none, 'UN3481')).toMatchObject({ proper_name: '', hazard_class: '9' });
    expect(fillHazmat(none, 'UN1950')).toMatchObject({ proper_name: 'Aerosols', hazard_class: '' });
  });

  it('follows the number, and leaves what was typed by hand', () => {
    const gasoline = fillHazmat(none, 'UN1203');
    expect(fillHazmat(gasoline, 'UN1090')).toMatchObject({ proper_name: 'Acetone', packing_group: 'II' });
    expect(fillHazmat(gasoline, 'UN120')).toEqual({ ...none, id_number: 'UN120' });
    const own = { ...gasoline, proper_name: 'Gasoline mixture' };
    expect(fillHazmat(own, 'UN1090')).toMatchObject({ proper_name: 'Gasoline mixture', hazard_class: '3' });
    expect(fillHazmat({ ...none, hazard_class: '8' }, '9999')).toMatchObject({ proper_name: '', hazard_class: '8' });
  });
});

describe('a packing group that a number leaves open [QUOTE-07]', () => {
  // 49 CFR 172.101: ethanol II or III, diesel fuel (NA1993) III alone, propane and aerosols none.
  it.each([
    ['UN1263', true],
    ['1170', true],
    ['UN1993', true],
    ['NA1993', false],
    ['UN1203', false],
    ['UN1978', false],
    ['UN1950', false],
    ['UN9999', false],
  ])('of %s is missing: %s', (id, missing) => {
    expect(lacksPackingGroup(id, null)).toBe(missing);
    expect(lacksPackingGroup(id, '')).toBe(missing);
    expect(lacksPackingGroup(id, 'II')).toBe(false);
  });
});
