import type { AskedFor } from '@waybill/contract';

/** Quoting and booking for a customer on request. */
export const booking_for = {
  open: 'Quote or book for customer',
  title: 'Quote or book for {{account}}',
  text: 'You use their rates, address book, products, and credit. The customer sees that you booked it and gets an email.',
  asked_by: 'Requested by',
  asked_how: 'How',
  hows: { phone: 'By phone', mail: 'By email', chat: 'By chat' } satisfies Record<AskedFor['asked_how'], string>,
  begin: 'Start',
  banner: 'You’re quoting and booking for {{account}}',
  banner_text: 'Requested by {{asked_by}}, {{how}}. You can only quote and book here. Ends by {{time}}.',
  back: 'Back to the account',
  said_how: { phone: 'by phone', mail: 'by email', chat: 'by chat' } satisfies Record<AskedFor['asked_how'], string>,
  booked_by: 'Booked for the customer by',
  asked: '{{name}}; requested by {{asked_by}}, {{how}}',
  cost: 'Cost {{cost}}',
  margin: 'Margin {{margin}}',
  mail: {
    subject: 'Booked for you: {{number}}',
    text: '{{name}} booked shipment {{number}} with {{carrier}} for you, as requested by {{asked_by}}.',
    wrong: 'Call us if this is not what you wanted.',
    open: 'Open shipment',
  },
} as const;
