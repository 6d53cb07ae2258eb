import {
  insuranceProgram,
  type CarrierOffer,
  type DeskRequest,
  type InsuranceTerms,
  type offerLineKinds,
} from '@waybill/contract';
import { insuranceFinding, insure, marginOn, money, noMargin } from '@waybill/freight';

type LineKind = (typeof offerLineKinds)[number];
export type LineValues = { key: string; kind: LineKind; text: string; amount: number | null };

/** An offer as it is typed; amounts are US cents. */
export type OfferValues = {
  key: string;
  carrier_id: string | null;
  carrier_name: string;
  scac: string;
  service: string;
  transit_days: number | null;
  lines: LineValues[];
  cost: number | null;
  insurance: number | null;
  liability: number | null;
};

export type AnswerValues = {
  version: number;
  pickup_date: string;
  expires_at: string;
  days: string;
  text: string;
  offers: OfferValues[];
};

const newKey = (): string => crypto.randomUUID();
const dayMs = 86_400_000;

/** The end of so many days from now. */
export function endOfDays(days: string, now: number): string {
  return new Date(now + Number(days) * dayMs).toISOString();
}

/** A line to type an amount into. */
export function emptyLine(kind: LineKind, text: string): LineValues {
  return { key: newKey(), kind, text, amount: null };
}

/** The premium of a value by the terms for calls; null without terms, or above what they insure. */
function premiumOf(request: Pick<DeskRequest, 'request'>, terms: InsuranceTerms | null): number | null {
  if (terms === null) return null;
  const { amount, currency } = request.request.shipment_value;
  const value = money(amount, currency);
  const program = insuranceProgram(terms, 'phone');
  if (currency !== program.currency || insuranceFinding(value, program) !== null) return null;
  return insure(value, program).premium.amount;
}

/** What an offer begins with. */
type OfferWords = { readonly service: string; readonly freight: string; readonly insurance: InsuranceTerms | null };

/** An offer to type in, with what is known already. */
export function emptyOffer(request: DeskRequest, words: OfferWords): OfferValues {
  return {
    key: newKey(),
    carrier_id: null,
    carrier_name: '',
    scac: '',
    service: words.service,
    transit_days: null,
    lines: [emptyLine('freight', words.freight)],
    cost: null,
    insurance: premiumOf(request, words.insurance),
    liability: 0,
  };
}

/** What the account's rules sell a cost at, in cents: those of the carrier where it has some. */
export function usualPrice(
  { margin_bp: bp, margin_flat: flat, margin_least: least, carrier_margins: theirs }: DeskRequest,
  carrierId: string | null,
  cost: number,
): number {
  const rule = (carrierId === null ? undefined : theirs[carrierId]) ?? { bp, flat, least };
  return cost + marginOn(cost, { ...noMargin, percentBp: rule.bp, flat: rule.flat, floor: rule.least });
}

/** What a carrier said as an offer to send on: its cost, and on top of it what the account usually pays with it. */
export function takenOffer(request: DeskRequest, offer: CarrierOffer, words: OfferWords): OfferValues {
  const price = usualPrice(request, offer.carrier.id, offer.cost.amount);
  return {
    ...emptyOffer(request, words),
    carrier_id: offer.carrier.id,
    carrier_name: offer.carrier.id === null ? offer.carrier.name : '',
    scac: offer.carrier.id === null ? offer.carrier.scac : '',
    transit_days: offer.transit_days,
    cost: offer.cost.amount,
    lines: [{ ...emptyLine('freight', words.freight), amount: price }],
  };
}

/** What the customer would pay, what we earn of it, and the share that is; null while amounts are missing. */
export function marginOf({ lines, cost }: Pick<OfferValues, 'lines' | 'cost'>) {
  const total = lines.reduce((sum, { amount }) => sum + (amount ?? 0), 0);
  if (total === 0 || cost === null) return { total, margin: null };
  return { total, margin: { amount: total - cost, share: (total - cost) / total } };
}
