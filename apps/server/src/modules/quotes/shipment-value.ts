import type { Quote, QuoteRequest } from '@waybill/contract';
import { exchange, FreightError, type Currency, type ExchangeRate } from '@waybill/freight';
import type { Tx } from '../../core/database/database.ts';
import { invalidField } from '../../core/refusal.ts';

/** What the carriers' tariffs and the insurance programs are kept in. */
const charged: Currency = 'USD';

async function ratesUpTo(tx: Tx, date: string): Promise<ExchangeRate[]> {
  const rows = await tx
    .selectFrom('exchange_rates')
    .selectAll()
    .where('date', '<=', date)
    .orderBy('date', 'desc')
    .limit(60)
    .execute();
  return rows.map((row) => ({
    from: row.from_currency as Currency,
    to: row.to_currency as Currency,
    millionths: row.millionths,
    date: row.date,
  }));
}

/**
 * A shipment's value in the currency that carriers and the insurance reckon in, by the newest rate on record.
 * @param date the day of the quote
 * @returns null where it was typed in that currency
 * @throws Refusal when no rate is on record
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

/** A request as carriers are asked: its value in their currency. */
export function inCarriersCurrency(request: QuoteRequest, converted: Quote['converted_value']): QuoteRequest {
  return converted === null ? request : { ...request, shipment_value: converted.value };
}
