import { endpoints } from '@waybill/contract';
import { query, type Binding } from '../../../core/http/binding.ts';

export const supportBindings: readonly Binding[] = [
  query(endpoints.support.contacts, (ctx) => {
    const { supportPhone: phone, support } = ctx.services;
    return Promise.resolve({
      data: {
        phone,
        email: support.email,
        billing_email: support.billingEmail,
        hours: { opens_at: support.opensAt, closes_at: support.closesAt, time_zone: support.timeZone },
      },
    });
  }),
];
