import type { ChargeBasis, ChargeLine } from '@waybill/freight';
import { useTranslation } from 'react-i18next';
import { useChargedFormats } from '../../../lib/format/use-formats.ts';
import { usePlainDate } from '../shared/plain-date.ts';
import type { ChargeContext } from './charge-words.ts';
import { reasonWords } from './reason-words.ts';

type Of<T extends ChargeBasis['type']> = Extract<ChargeBasis, { type: T }>;
type Money = (amount: number) => string;

/** Basis points as a percentage: 3325 is `33.25%`, 6800 is `68.0%`. */
export function percentWords(basisPoints: number): string {
  return `${(basisPoints / 100).toFixed(basisPoints % 10 === 0 ? 1 : 2)}%`;
}

function itemWords(basis: Of<'item'>, { t, formats }: ChargeContext, money: Money): string {
  const { freightClass, actualClass } = basis;
  const figures = { weight: formats.mass(basis.milliPounds / 1000, 1), freightClass, rate: money(basis.perCwt) };
  if (freightClass === actualClass) return t('freight.charges.basis.item', figures);
  return t('freight.charges.basis.item_lower', { ...figures, actualClass });
}

function sizeRuleWords(basis: Of<'size_rule'>, { t, formats }: ChargeContext, money: Money): string {
  const figures = {
    weight: formats.mass(basis.milliPounds / 1000, 1),
    actual: formats.mass(basis.actualMilliPounds / 1000, 1),
    freightClass: basis.freightClass,
    rate: money(basis.perCwt),
  };
  switch (basis.rule) {
    case 'cubic_capacity':
      return t('freight.charges.basis.cubic_capacity', {
        ...figures,
        volume: `${formats.number(basis.cubicFeet, 1)} ft³`,
      });
    case 'linear_foot':
      return t('freight.charges.basis.linear_foot', { ...figures, feet: basis.linearFeet.toFixed(1) });
    case 'pallet_spot':
      return t('freight.charges.basis.pallet_spot', { ...figures, count: basis.floorSpots });
  }
}

/** The index a fuel charge follows: its name, the price of a gallon, and the week it is of. */
function indexWords(basis: Of<'fuel'> | Of<'fuel_per_mile'>, { t, date }: ChargeContext) {
  return {
    index: t(basis.series.includes('EPD2D') ? 'freight.charges.index.diesel' : 'freight.charges.index.other'),
    price: `$${(basis.priceMills / 1000).toFixed(3)}`,
    date: date(basis.weekOf),
  };
}

function insuranceWords(basis: Of<'insurance'>, { t }: ChargeContext, money: Money): string {
  const value = money(basis.insured);
  const rate = basis.tiers.map(({ perHundred }) => money(perHundred)).join(' / ');
  const premium = basis.minimumApplied
    ? t('freight.charges.basis.insurance_minimum', { value })
    : t('freight.charges.basis.insurance', { value, rate });
  const deductible =
    basis.deductible === 0
      ? t('freight.charges.basis.no_deductible')
      : t('freight.charges.basis.deductible', { value: money(basis.deductible) });
  return `${premium} · ${deductible}`;
}

function parcelWords(basis: Of<'parcel'>, { t, formats }: ChargeContext, money: Money): string {
  const words = t('freight.charges.basis.parcel', {
    count: basis.pieces,
    zone: basis.zone,
    weight: formats.mass(basis.billablePounds),
    rate: money(basis.perPiece),
  });
  return basis.zoneEstimated ? `${words} · ${t('freight.charges.basis.zone_estimated')}` : words;
}

/** Thousandths of a cent as a rate of money, with as many decimals as it has, at least two. */
function milliCents(amount: number): string {
  return `$${(amount / 100_000).toFixed(amount % 1000 === 0 ? 2 : 3)}`;
}

/** What a line was worked out from, in words; a line without figures of its own has none. */
export function basisWords({ code, kind, basis, amount }: ChargeLine, context: ChargeContext): string | null {
  const { t, formats } = context;
  const money: Money = (minor) => formats.money({ amount: minor, currency: amount.currency });
  switch (basis.type) {
    case 'item':
      return itemWords(basis, context, money);
    case 'size_rule':
      return sizeRuleWords(basis, context, money);
    case 'deficit':
      return t('freight.charges.basis.deficit', {
        weight: formats.mass(basis.milliPounds / 1000, 1),
        rate: money(basis.perCwt),
      });
    case 'minimum':
      return t('freight.charges.basis.minimum', { minimum: money(basis.minimum) });
    case 'gross': {
      const weight = formats.mass(basis.milliPounds / 1000, 1);
      if (basis.fromPounds <= 1) return t('freight.charges.basis.gross_smallest', { weight });
      return t('freight.charges.basis.gross', { weight, from: formats.mass(basis.fromPounds) });
    }
    case 'discount':
      return t('freight.charges.basis.discount', { percent: percentWords(basis.basisPoints) });
    case 'fuel':
      return t('freight.charges.basis.fuel', {
        percent: percentWords(basis.basisPoints),
        ...indexWords(basis, context),
      });
    case 'fuel_per_mile':
      return t('freight.charges.basis.fuel_per_mile', {
        rate: milliCents(basis.milliCents),
        miles: formats.distance(basis.miles),
        ...indexWords(basis, context),
      });
    case 'accessorial':
      return reasonWords(code, basis, context);
    case 'insurance':
      return insuranceWords(basis, context, money);
    case 'parcel':
      return parcelWords(basis, context, money);
    case 'miles':
      return t('freight.charges.basis.miles', {
        miles: formats.distance(basis.miles),
        rate: milliCents(basis.milliCentsPerMile),
      });
    case 'quantity':
      return t('freight.charges.basis.quantity', { count: basis.quantity, rate: money(basis.rate) });
    case 'percent':
      return t('freight.charges.basis.percent', { percent: percentWords(basis.basisPoints) });
    case 'carrier':
      return t('freight.charges.basis.carrier', { text: basis.text });
    case 'added':
      return t('freight.charges.basis.added', { text: basis.text });
    case 'sum':
      return kind === 'total' ? t(`freight.charges.currency.${amount.currency}`) : null;
  }
}

/** Everything that words of charges need, in the language and the units of the reader. */
export function useChargeContext(itemNumbers: Readonly<Record<string, number>> = {}): ChargeContext {
  const { t } = useTranslation();
  return { t, formats: useChargedFormats(), date: usePlainDate(), itemNumbers };
}
