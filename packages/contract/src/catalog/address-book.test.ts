import { describe, expect, it } from 'vitest';
import { abilitiesOf } from '../access.ts';
import { addressInput } from './address-book.ts';
import { fieldProblems } from '../problem.ts';
import { accountRoles } from '../identity/roles.ts';

const good = {
  company: 'Pine Street Hardware',
  street_lines: ['88 Pine Street'],
  city: 'Portland',
  state: 'me',
  postal_code: '04101',
};

function problems(changes: object): string[] {
  const parsed = addressInput.safeParse({ ...good, ...changes });
  return parsed.success ? [] : fieldProblems(parsed.error).map(({ field, code }) => `${field} ${code}`);
}

describe('an address as it is saved', () => {
  it('takes what is left out for not known [ADDR-03]', () => {
    expect(addressInput.parse(good)).toMatchObject({ state: 'ME', country: 'US', phone: null, opens_at: null });
  });

  it('finds problems between fields whatever else is wrong [ADDR-03]', () => {
    expect(problems({ company: undefined, postal_code: '0410', opens_at: '08:00' })).toEqual([
      'company required',
      'postal_code invalid_postal_code',
      'closes_at required',
    ]);
  });

  it.each([
    ['US', '04101', []],
    ['US', '04101-2233', []],
    ['CA', 'm4g 2b7', []],
    ['MX', '64440', []],
    ['CA', '04101', ['postal_code invalid_postal_code']],
    ['MX', '644400', ['postal_code invalid_postal_code']],
  ])('checks the postal code as %s writes it: %s [ADDR-04]', (country, postal_code, found) => {
    expect(problems({ country, postal_code })).toEqual(found);
  });
});

it('everybody of an account reads the book; owners and shippers change it [ROLE-07]', () => {
  const may = (ability: 'address.read' | 'address.write') =>
    accountRoles.filter((account_role) => abilitiesOf({ roles: [], account_role }).has(ability));
  expect(may('address.read')).toEqual(accountRoles);
  expect(may('address.write')).toEqual(['owner', 'shipper']);
});
