import type { AccountDetails } from '@waybill/contract';

/** The account of the people in `people.ts`, as its settings show it. */
export const account: AccountDetails = {
  id: '5d2f8a34-7c11-4b0e-9a66-3f1d2c4b5a01',
  name: 'Maple Kiln Ceramics',
  currency: 'USD',
  terms_days: 30,
  credit_status: 'good',
  credit_standing: 'good',
  created_at: '2026-05-25T12:00:00.000Z',
  address: {
    first_name: null,
    last_name: null,
    email: null,
    phone: '(603) 555-0118',
    street_lines: ['1180 Candia Road'],
    city: 'Manchester',
    state: 'NH',
    postal_code: '03109',
    country: 'US',
  },
  billing_address: null,
  version: 2,
};
