import { toLoadItem, type ChargeLineWire, type ItemWire } from '@waybill/contract';
import {
  accessorialCodes,
  classRuleOf,
  FreightError,
  freightClasses,
  prepareLoad,
  rateLtl,
  sideOf,
  totalOf,
  zip3Of,
  type AccessorialCode,
  type BillLine,
  type BillSide,
  type FreightClass,
  type FuelIndexPrice,
  type Lane,
  type LtlRate,
  type LtlTariff,
} from '@waybill/freight';
import type { Quoted } from './quoted.ts';

/** Lines of a price for comparison. */
export function comparable(lines: readonly ChargeLineWire[]): BillLine[] {
  return lines.map(({ kind, code, amount }) => ({ kind, code, amount: amount.amount }));
}

/** What a shipment is rated by. */
export type Rated = { readonly items: readonly ItemWire[]; readonly accessorials: readonly string[] };

/** Rerates a shipment with other items or services; null when the tariff has no such rate. */
export type ReRate = (given: Rated) => LtlRate | null;

const isCode = (code: string): code is AccessorialCode => (accessorialCodes as readonly string[]).includes(code);

/** The diesel price that a rate was based on, read from its fuel line. */
function fuelIndexOf(lines: readonly ChargeLineWire[]): FuelIndexPrice {
  const basis = lines.map((line) => line.basis).find((one) => one.type === 'fuel');
  return basis?.type === 'fuel'
    ? { series: basis.series, weekOf: basis.weekOf, priceMills: basis.priceMills }
    : { series: 'none', weekOf: '2020-01-01', priceMills: 4000 };
}

const siteOf = (lines: readonly ChargeLineWire[], residential: string, limited: string) => {
  const has = (code: string) => lines.some((line) => line.code === code);
  return has(residential) ? 'residential' : has(limited) ? 'limited_access' : 'business';
};

function laneOf({ detail, request }: Quoted): Lane {
  const { origin, destination, miles, charges } = detail;
  const sites = {
    origin: request?.origin.site_type ?? siteOf(charges, 'RESPU', 'LTDPU'),
    destination: request?.destination.site_type ?? siteOf(charges, 'RESDEL', 'LTDDEL'),
  };
  const stop = (at: typeof origin, siteType: Lane['origin']['siteType']) => ({
    country: at.country,
    state: at.state,
    zip3: zip3Of(at.postal_code, 'postal_code'),
    siteType,
  });
  return { origin: stop(origin, sites.origin), destination: stop(destination, sites.destination), miles };
}

/** Rated freight class by item position. */
export function ratedClasses({ detail }: Quoted): ReadonlyMap<number, FreightClass> {
  const found = detail.charges.flatMap(({ basis }): [number, FreightClass][] =>
    basis.type === 'item' && freightClasses.includes(basis.actualClass)
      ? [[Number(basis.itemId) - 1, basis.actualClass]]
      : [],
  );
  return new Map(found);
}

function rate(quoted: Quoted, tariff: LtlTariff, service: string, { items, accessorials }: Rated): LtlRate | null {
  const { currency } = tariff;
  const load = prepareLoad(
    items.map((line, index) => toLoadItem(line, String(index + 1))),
    { classRules: [classRuleOf(tariff)] },
  );
  const rating = rateLtl({
    tariff,
    service,
    load,
    lane: laneOf(quoted),
    pickupDate: quoted.pickupDate,
    fuelIndex: fuelIndexOf(quoted.cost?.lines ?? []),
    accessorials: accessorials.filter(isCode),
    // Unused: the customer's insurance stays as bought.
    shipmentValue: { amount: 100, currency },
    insurance: null,
    margin: quoted.margin,
  });
  return rating.ok ? rating.rate : null;
}

const withoutInsurance = (side: BillSide): BillSide => ({ ...side, insurance: 0 });
const same = (one: BillSide, other: BillSide): boolean =>
  totalOf(one) === totalOf(other) && one.fuel === other.fuel && one.gross === other.gross;

/**
 * Returns a function that rerates a shipment. Null unless the original price can be reproduced to the cent, so that a
 * changed tariff, margin, or lane is never blamed on the carrier.
 */
export function reRateOf(quoted: Quoted): ReRate | null {
  const { tariff, cost, detail } = quoted;
  if (tariff === null || cost === null) return null;
  const service = tariff.services.find(({ name }) => name === quoted.serviceName)?.code;
  if (service === undefined) return null;
  const attempt: ReRate = (given) => {
    try {
      return rate(quoted, tariff, service, given);
    } catch (error) {
      if (error instanceof FreightError) return null;
      throw error;
    }
  };
  const again = attempt({ items: detail.items, accessorials: detail.accessorials });
  if (again === null) return null;
  const sold = withoutInsurance(sideOf(comparable(detail.charges)));
  const isSame =
    same(sideOf(comparable(cost.lines)), withoutInsurance(sideOf(comparable(again.cost.lines)))) &&
    same(sold, withoutInsurance(sideOf(comparable(again.sell.lines))));
  return isSame ? attempt : null;
}
