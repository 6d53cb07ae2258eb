/** Exchange rates that staff enter. */
export const exchange_rates = {
  title: 'Exchange rates',
  open: 'Exchange rates',
  text: 'Amounts are converted at the latest rate and shown with its date. Without a rate, they stay in the billing currency.',
  none: 'No rate on file for: {{pairs}}.',
  old: 'The {{pair}} rate is from {{date}}, more than {{days}} days ago. Enter a newer rate.',
  pair: 'Currencies',
  pair_of: '1 {{from}} in {{to}}',
  date: 'Rate date',
  rate: 'Rate',
  source: 'Source',
  source_hint: 'For example, Banco de México (FIX) or Bank of Canada',
  in_force: 'Current',
  far: 'This differs by {{percent}} from the last rate, {{rate}}. Check the figure.',
  save: 'Save rate',
  saved: 'Rate saved',
  table: 'Rates on file',
} as const;
