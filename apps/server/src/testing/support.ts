import type { Support } from '../core/settings.ts';

/** Support settings in tests and tools, the same as the defaults. */
export const usualSupport: Support = {
  email: 'support@waybill.example',
  billingEmail: 'billing@waybill.example',
  opensAt: '07:00',
  closesAt: '19:00',
  timeZone: 'America/Chicago',
};
