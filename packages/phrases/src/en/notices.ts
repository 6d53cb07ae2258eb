import type { NoticeKind } from '@waybill/contract';

/** The bell in the top bar, and what it tells. */
export const notices = {
  title: 'Notifications',
  open_none: 'Notifications, none unread',
  open_one: 'Notifications, {{count}} unread',
  open_other: 'Notifications, {{count}} unread',
  many: '99+',
  mark_all: 'Mark all read',
  unread: 'Unread',
  earlier: 'Show earlier ones',
  empty_title: 'Nothing to tell yet',
  empty_text: 'Answers, offers and changes show up here.',
  arrived_one: '{{count}} new notification',
  arrived_other: '{{count}} new notifications',
  kinds: {
    quote_request_answered: 'Sales answered {{number}} ({{lane}}). Look at the offer and book it.',
    quote_request_message: '{{name}} wrote about {{number}} ({{lane}}).',
    quote_request_taken_on: '{{name}} works on {{number}} ({{lane}}).',
    quote_request_expired: 'The offer for {{number}} ({{lane}}) has expired. Ask for a new one.',
    sales_request_new: '{{name}} asks for a quote: {{number}} ({{lane}}).',
    sales_request_message: '{{name}} wrote about {{number}} ({{lane}}).',
    sales_request_change_asked: '{{name}} asks for another offer: {{number}} ({{lane}}).',
    sales_request_accepted: '{{name}} booked {{number}} ({{lane}}) with {{carrier}}. Tell the carrier.',
    sales_request_declined: '{{name}} declined the offer for {{number}} ({{lane}}).',
    sales_request_withdrawn: '{{name}} withdrew {{number}} ({{lane}}).',
    sales_request_assigned: '{{name}} gave you {{number}} ({{lane}}).',
  } satisfies Record<NoticeKind, string>,
} as const;
