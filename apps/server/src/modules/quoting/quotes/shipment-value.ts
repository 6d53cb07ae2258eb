import type { Quote, QuoteRequest } from '@waybill/contract';
import { exchange, FreightError, type Currency } from '@waybill/freight';
import type { Tx } from '../../../core/database/database.ts';
import { invalidField } from '../../../core/refusal.ts';
import { ratesUpTo } from '../../platform/exchange-rates/index.ts';

/** The currency of tariffs and insurance programs. */
const charged: Currency = 'USD';

/**
 * A shipment's value in the currency of carriers and insurance, by the latest stored exchange rate.
 * @param date the day of the quote
 * @returns null if it was entered in that currency
 * @throws Refusal when no exchange rate is stored
 */
export async function convertedValue(
  tx: Tx,
  value: QuoteRequest['shipment_value'],
  date: string,
): Promise<Quote['converted_value']> {
  if (value.currency === charged) return null;
  try {
    const { money, rate } = exchange(value, charged, await ratesUpTo(tx, date), date);
    return { value: { ...money }, rate: { ...rate } };
  } catch (error) {
    if (error instanceof FreightError) throw invalidField('shipment_value', 'no_exchange_rate');
    throw error;
  }
}

/** The request for carriers, with its value in their currency. */
export function inCarriersCurrency(request: QuoteRequest, converted: Quote['converted_value']): QuoteRequest {
  return converted === null ? request : { ...request, shipment_value: converted.value };
}
