import { user as contractUser } from '@waybill/contract';
import { describe, expect, it } from 'vitest';
import { savedUser } from './saved-user.ts';

const person = {
  id: '0197a7c2-7d1e-7b4a-9c55-2f6a1e0d9b11',
  name: 'Dana Whitfield',
  email: 'dana@maplekiln.example',
  email_verified_at: '2026-11-01T09:30:00.000Z',
  roles: [],
  account_role: 'owner',
  abilities: ['quote.read', 'quote.create'],
  account: {
    id: '0197a7c2-7d1e-7b4a-9c55-2f6a1e0d9b12',
    name: 'Maple Kiln',
    credit_status: 'good',
    currency: 'USD',
  },
  language: 'en',
  unit_system: 'imperial',
  currency: 'USD',
  per_page: 25,
  two_factor: 'off',
  insurance_preference: 'default',
  preferred_mode: 'default',
};

describe('the person kept in the browser', () => {
  it('is read as the contract has them', () => {
    expect(savedUser(person)).toEqual(person);
    expect(savedUser(person)).toEqual(contractUser.parse(person));
    expect(savedUser({ ...person, quote_waiting: true })).toEqual({ ...person, quote_waiting: true });
    expect(savedUser({ ...person, account: null, account_role: null, email_verified_at: null })).not.toBeNull();
  });

  it('of an earlier release has the usual settings', () => {
    const { insurance_preference: _insurance, preferred_mode: _mode, ...earlier } = person;
    expect(savedUser(earlier)).toEqual(person);
  });

  it.each(Object.keys(person).filter((key) => !['insurance_preference', 'preferred_mode'].includes(key)))(
    'is nobody without %s, here and in the contract',
    (key) => {
      const part = Object.fromEntries(Object.entries(person).filter(([name]) => name !== key));
      expect(savedUser(part)).toBeNull();
      expect(contractUser.safeParse(part).success).toBe(false);
    },
  );

  it.each([null, 'dana', 7, [], { ...person, id: '7' }, { ...person, language: 'fr' }, { ...person, per_page: 2.5 }])(
    'is nobody in what no release has kept: %j',
    (value) => expect(savedUser(value)).toBeNull(),
  );
});
