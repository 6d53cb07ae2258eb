/** The Support dialog: how to reach the provider. */
export const support = {
  title: 'Support',
  intro: 'Get help with shipping, quoting, and billing.',
  call: 'Call us',
  chat: 'Chat with us',
  open_chat: 'Open chat',
  write: 'Email us',
  billing: 'Invoices',
  hours: 'Hours',
  weekdays: 'Monday to Friday, {{from}} – {{to}} {{zone}}',
  here: '{{from}} – {{to}} your time',
  open_now: 'Open now',
  closed_now: 'Closed now',
  closed_text: 'Leave a message and we’ll reply when we open.',
  at_hand: 'Have your BOL or invoice number ready.',
  failed: 'Could not load the contact details',
  subject: 'Question from {{account}}',
} as const;
