/** The Support dialog: how to reach the provider. */
export const support = {
  title: 'Support',
  intro: 'We are glad to help with shipping, quoting and billing.',
  call: 'Call us',
  chat: 'Chat with us',
  open_chat: 'Open the chat',
  write: 'Write to us',
  billing: 'About invoices',
  hours: 'Hours',
  weekdays: 'Monday to Friday, {{from}} – {{to}} {{zone}}',
  here: '{{from}} – {{to}} where you are',
  open_now: 'Open now',
  closed_now: 'Closed now',
  closed_text: 'Write to us, and we answer when we are back.',
  at_hand: 'Have the BOL or invoice number at hand: it finds everything at once.',
  failed: 'The contacts could not be loaded',
  subject: 'Question from {{account}}',
} as const;
