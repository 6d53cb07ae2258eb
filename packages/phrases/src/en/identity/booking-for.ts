import type { AskedFor } from '@waybill/contract';

/** Quoting and booking for a customer who asked for it. */
export const booking_for = {
  open: 'Quote or book for them',
  title: 'Quote or book for {{account}}',
  text: 'You get their rates, address book, products, and credit. What you book is theirs: they see that you booked it, and are told by mail.',
  asked_by: 'Who asked',
  asked_how: 'How',
  hows: { phone: 'By phone', mail: 'By mail', chat: 'By chat' } satisfies Record<AskedFor['asked_how'], string>,
  begin: 'Start',
  banner: 'You quote and book for {{account}}',
  banner_text: '{{asked_by}} asked {{how}}. Nothing else can be changed here. It ends at {{time}} at the latest.',
  back: 'Back to the account',
  said_how: { phone: 'by phone', mail: 'by mail', chat: 'by chat' } satisfies Record<AskedFor['asked_how'], string>,
  booked_by: 'Booked for the customer by',
  asked: '{{name}}; {{asked_by}} asked {{how}}',
  cost: 'Cost {{cost}}',
  margin: 'Margin {{margin}}',
  mail: {
    subject: 'Booked for you: {{number}}',
    text: '{{name}} booked shipment {{number}} with {{carrier}} for you, as {{asked_by}} asked.',
    wrong: 'Please call us if this is not what you wanted.',
    open: 'Open shipment',
  },
} as const;
