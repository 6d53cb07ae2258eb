import { own } from '../kit/own.ts';
import type { CarrierLine, Currency } from '@waybill/freight';
import { z } from 'zod';
import { currencyOf, minorUnits, toTotal, type CarrierMessage } from '../kit/index.ts';
import { messageOf, statusShape } from './failure.ts';

const lineShape = z.object({
  code: z.string(),
  description: z.string().nullish(),
  value: z.string().nullish(),
  unit: z.string().nullish(),
});

export const detailShape = z.object({
  detailStatus: statusShape.nullish(),
  alerts: z.array(statusShape).nullish(),
  service: z.object({ code: z.string(), description: z.string().nullish() }),
  rate: z.array(lineShape).nullish(),
  shipmentCharges: z.object({ total: z.object({ value: z.string(), currency: z.string() }).nullish() }).nullish(),
  timeInTransit: z.object({ timeInTransit: z.string().nullish(), unit: z.string().nullish() }).nullish(),
});
export type TforceDetail = z.output<typeof detailShape>;

export type TforcePrice = {
  readonly currency: Currency;
  readonly total: number;
  readonly lines: readonly CarrierLine[];
};

const texts: Readonly<Record<string, string>> = {
  LND_GROSS: 'Gross linehaul',
  DSCNT: 'Discount',
  FUEL_SUR: 'Fuel surcharge',
  INPU: 'Inside pickup',
  INDE: 'Inside delivery',
  LIFO: 'Lift gate at pickup',
  LIFD: 'Lift gate at delivery',
  LAPU: 'Limited access pickup',
  LADL: 'Limited access delivery',
  RESP: 'Residential pickup',
  RESD: 'Residential delivery',
  TRPU: 'Trade show pickup',
  TRDS: 'Trade show delivery',
  NTFN: 'Notification before delivery',
  PFFF: 'Protection from freezing',
};

const kinds: Readonly<Record<string, CarrierLine['kind']>> = {
  LND_GROSS: 'freight',
  DSCNT: 'discount',
  FUEL_SUR: 'fuel',
};

type Line = z.output<typeof lineShape>;

/** Shares in percent, and the freight after discount, which repeats a sum. */
const counts = ({ code, unit }: Line): boolean => unit !== '%' && code !== 'AFTR_DSCNT';

function lineOf({ code, description, value, unit }: Line, currency: Currency): CarrierLine | null {
  const amount = minorUnits(value);
  if (amount === null || amount < 0 || unit !== currency) return null;
  const kind = own(kinds, code) ?? 'accessorial';
  return { kind, code, text: own(texts, code) ?? description ?? code, amount: kind === 'discount' ? -amount : amount };
}

/**
 * The price of one service: gross, less discount, with fuel and services. A discount is given as a positive amount.
 * @returns null when an amount cannot be read or the lines come to more than the total
 */
export function priceOf({ rate, shipmentCharges }: TforceDetail): TforcePrice | null {
  const total = minorUnits(shipmentCharges?.total?.value);
  const currency = currencyOf(shipmentCharges?.total?.currency);
  if (total === null || total <= 0 || currency === null) return null;
  const lines = (rate ?? []).filter(counts).map((line) => lineOf(line, currency));
  const read = lines.filter((line) => line !== null);
  const priced = read.length === lines.length && read.length > 0 ? toTotal(read, total) : null;
  return priced === null ? null : { currency, total, lines: priced };
}

export function alertsOf({ alerts }: TforceDetail): readonly CarrierMessage[] {
  return (alerts ?? []).map((alert) => messageOf(alert, 'warning'));
}
