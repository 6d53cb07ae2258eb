import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';

/** How the provider is reached, and when; null for what staff have not set up. */
export const supportContacts = z.object({
  phone: z.string().nullable(),
  email: z.string().nullable(),
  billing_email: z.string().nullable(),
  /** Monday to Friday, by the clock of the zone. */
  hours: z.object({ opens_at: z.string(), closes_at: z.string(), time_zone: z.string() }).nullable(),
});
export type SupportContacts = z.infer<typeof supportContacts>;

export const support = {
  contacts: endpoint({
    method: 'GET',
    path: '/api/support',
    tag: 'Support',
    access: 'self.manage',
    audit: null,
    summary: 'Phone, email addresses, and hours of support',
    answers: { 200: z.object({ data: supportContacts }) },
    errors: [],
  }),
} as const;
