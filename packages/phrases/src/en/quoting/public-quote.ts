/** A quote without an account. */
export const public_quote = {
  title: 'See what your freight costs',
  lead: 'Real prices of every carrier, with the arithmetic behind them. No account, no phone call, no email.',
  get: 'Get a quote',
  without_account: 'Get a quote without an account',
  track: 'Track a shipment',
  ways: 'More pages',
  start_over_text: 'What is typed here is cleared.',
  step_of: 'Step {{number}} of 3',
  steps: {
    details: 'Shipment Details',
    rates: 'Rate Results',
    book: 'Account and booking',
  },
  units: { imperial: 'lb, in', metric: 'kg, cm' },
  next: {
    title: 'What happens next',
    compare: 'Compare prices and days',
    compare_text: 'Every line of a price is shown. Carriers that give none say why.',
    account: 'Open an account, if you like',
    account_text: 'Five short steps. What you typed comes with you, and your own prices replace the list prices.',
    book: 'Book and print the papers',
    book_text: 'Bill of lading, labels and tracking are there once the carrier has confirmed.',
  },
  book_title: 'Ready to ship?',
  book_text:
    'Quote {{number}} is at list prices and kept for 7 days. With an account you book it without typing again.',
  sign_up: 'Create an account to book this',
  log_in: 'Log in',
  signed_in: 'These are list prices',
  signed_in_text: 'You are logged in. Quote & Ship rates the same details at the prices of your account.',
  own_prices: 'See my own prices',
} as const;
