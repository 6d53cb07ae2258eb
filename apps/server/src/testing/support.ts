import type { Support } from '../core/settings.ts';

/** How support is reached in tests and tools, as without any settings. */
export const usualSupport: Support = {
  email: 'support@waybill.example',
  billingEmail: 'billing@waybill.example',
  opensAt: '07:00',
  closesAt: '19:00',
  timeZone: 'America/Chicago',
};
