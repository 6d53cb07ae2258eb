/** Exchange rates as staff keep them. */
export const exchange_rates = {
  title: 'Exchange rates',
  open: 'Exchange rates',
  text: 'Amounts are shown in another currency by the newest rate of its pair, with its date. Without a rate they stay in the currency they are charged in.',
  none: 'No rate is on record for: {{pairs}}.',
  old: '{{pair}} is of {{date}}, more than {{days}} days ago. Enter a newer rate.',
  pair: 'Currencies',
  pair_of: '1 {{from}} in {{to}}',
  date: 'Day of the rate',
  rate: 'Rate',
  source: 'Where it was read',
  source_hint: 'For example Banco de México (FIX) or Bank of Canada',
  in_force: 'In force',
  far: 'That is {{percent}} away from the last rate, {{rate}}. Check the figure.',
  save: 'Save rate',
  saved: 'The rate is saved',
  table: 'Rates on record',
} as const;
