import type { CarrierChoice, UserSettings } from '@waybill/contract';

export const settings: UserSettings = {
  insurance_preference: 'default',
  preferred_mode: 'default',
  unit_system: 'imperial',
  currency: 'USD',
  language: 'en',
  per_page: 20,
  shipment_mails: 'each',
  shipment_mails_of: 'own',
  time_zone: null,
  subscriptions: ['customer_service'],
};

const carrier = (
  last: string,
  name: string,
  scac: string,
  visibility: CarrierChoice['visibility'],
  blocked = false,
): CarrierChoice => ({
  id: `0f0f4c1e-8f0a-4b6e-9d55-00000000000${last}`,
  name,
  scac,
  modes: ['ltl'],
  visibility,
  blocked,
});

export const carriers = [
  carrier('1', 'Blue Heron Lines', 'BHLN', 'default'),
  carrier('2', 'Granite State Freight', 'GSTF', 'preferred'),
  carrier('3', 'Iron Range Motor', 'IRGM', 'excluded'),
] as const;
