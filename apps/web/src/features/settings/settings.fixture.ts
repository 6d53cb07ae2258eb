import type { AccountDetails, CarrierChoice, UserSettings } from '@waybill/contract';

export const settings: UserSettings = {
  insurance_preference: 'default',
  preferred_mode: 'default',
  unit_system: 'imperial',
  currency: 'USD',
  language: 'en',
  per_page: 20,
  subscriptions: ['customer_service'],
};

const carrier = (last: string, name: string, scac: string, visibility: CarrierChoice['visibility']): CarrierChoice => ({
  id: `0f0f4c1e-8f0a-4b6e-9d55-00000000000${last}`,
  name,
  scac,
  modes: ['ltl'],
  visibility,
});

export const carriers = [
  carrier('1', 'Blue Heron Lines', 'BHLN', 'default'),
  carrier('2', 'Granite State Freight', 'GSTF', 'preferred'),
  carrier('3', 'Iron Range Motor', 'IRGM', 'excluded'),
] as const;

export const account: AccountDetails = {
  id: '5d2f8a34-7c11-4b0e-9a66-3f1d2c4b5a01',
  name: 'Maple Kiln Ceramics',
  currency: 'USD',
  terms_days: 30,
  credit_status: 'good',
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
};
