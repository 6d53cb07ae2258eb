import { endpoints } from '@waybill/contract';
import { command, query, type Binding } from '../../../core/http/binding.ts';
import { listRates, setRate } from './staff-rates.ts';

export { readerCurrency } from './reader-currency.ts';
export { ratesUpTo } from './read-rates.ts';

const { exchangeRates } = endpoints;

export const exchangeRatesBindings: readonly Binding[] = [
  query(exchangeRates.list, async ({ db }) => ({ data: await listRates(db) })),
  command(exchangeRates.set, setRate),
];
