import { endpoints } from '@waybill/contract';
import { query, type Binding } from '../../../core/http/binding.ts';

export const supportBindings: readonly Binding[] = [
  query(endpoints.support.contacts, ({ services }) => {
    const { phone, supportEmail, billingEmail, hours } = services.company.current;
    return Promise.resolve({
      data: {
        phone: phone === '' ? null : phone,
        email: supportEmail,
        billing_email: billingEmail,
        hours: hours && { opens_at: hours.opens, closes_at: hours.closes, time_zone: hours.zone },
      },
    });
  }),
];
