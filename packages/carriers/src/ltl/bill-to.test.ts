import { describe, expect, it } from 'vitest';
import { carrierAdapters } from '../adapters.ts';

const entered = {
  billToCompany: 'Waybill Freight Services',
  billToContact: 'Accounts Payable',
  billToStreet: 'PO Box 555',
  billToCity: 'Concord',
  billToState: 'NH',
  billToPostalCode: '03301',
  billToCountry: 'US',
  billToPhone: '800-555-0100',
};
const payer = {
  name: 'Waybill Freight Services',
  lines: ['PO Box 555', 'Concord, NH 03301'],
  contact: 'Accounts Payable · 800-555-0100',
  accountNumber: null,
  terms: 'thirdParty',
};
const of = (code: string, credentials: object) => carrierAdapters[code]?.billTo?.(credentials);

describe('who pays the freight of a carrier account', () => {
  it('is known of every carrier of freight', () => {
    const freight = Object.values(carrierAdapters).filter(({ manifest }) => manifest.modes.includes('ltl'));
    expect(freight.length).toBeGreaterThan(0);
    expect(freight.filter((adapter) => adapter.billTo === undefined).map(({ manifest }) => manifest.code)).toEqual([]);
  });

  it('is the third party that staff entered with the account', () => {
    for (const code of ['rl-carriers', 'tforce', 'project44', 'ebol']) expect(of(code, entered)).toEqual(payer);
    expect(
      of('tforce', { ...entered, billToCountry: 'CA', billToPostalCode: 'K1A 0B1', billToState: 'ON' }),
    ).toMatchObject({ lines: ['PO Box 555', 'Concord, ON K1A 0B1', 'Canada'] });
  });

  it('comes with our account number where the carrier gave one', () => {
    expect(of('ebol', { ...entered, account: 'W-4471' })).toEqual({ ...payer, accountNumber: 'W-4471' });
    const freightAccount = {
      freightAccountNumber: '123456789',
      billingCompany: 'Waybill Freight Services',
      billingPhone: '8005550100',
      billingStreet: 'PO Box 555',
      billingCity: 'Concord',
      billingState: 'NH',
      billingPostalCode: '03301',
      billingCountry: 'US',
    };
    expect(of('fedex-freight', freightAccount)).toEqual({
      ...payer,
      contact: '8005550100',
      accountNumber: '123456789',
    });
  });
});
