import type { ChargeBasis, ChargeLine } from '@waybill/freight';
import { linearFigure, linearUnit } from '../shared/linear-length.ts';
import type { ChargeContext } from './charge-words.ts';
import { rateWords } from './rate-words.ts';
import { reasonWords } from './reason-words.ts';

type Of<T extends ChargeBasis['type']> = Extract<ChargeBasis, { type: T }>;

/** Words of a line's figures: an amount of minor units, and a rate with all its decimals. */
type Words = { readonly money: (amount: number) => string; readonly rate: (amount: number) => string };

/** Basis points as a percentage with all its decimals: 3325 is `33.25%`, 6800 is `68.0%`, 6476.1 is `64.761%`. */
export function percentWords(basisPoints: number): string {
  const [, decimals = ''] = String(basisPoints).split('.');
  const digits = decimals === '' && basisPoints % 10 === 0 ? 1 : 2 + decimals.length;
  return `${(basisPoints / 100).toFixed(digits)}%`;
}

/** A weight with all its decimals, and in pounds too where it is read in kilograms: rates are for pounds. */
function weightWords(milliPounds: number, { formats }: ChargeContext): string {
  const pounds = milliPounds / 1000;
  if (formats.units.mass === 'lb') return formats.mass(pounds, 3);
  return `${formats.mass(pounds, 1)} (${formats.number(pounds, 3)} lb)`;
}

/** Miles, and in kilometers too where those are read: rates are for miles. */
function mileWords(miles: number, { formats }: ChargeContext): string {
  if (formats.units.distance === 'mi') return formats.distance(miles);
  return `${formats.distance(miles)} (${formats.number(miles)} mi)`;
}

/** Words with the rate at their end; without it where amounts are converted. */
function withRate(words: string, rate: string, { converted }: ChargeContext): string {
  return converted ? words : `${words} · ${rate}`;
}

function weighedWords(basis: Of<'item'> | Of<'deficit'> | Of<'size_rule'>, context: ChargeContext): string {
  const { t, formats } = context;
  const { freightClass } = basis;
  const figures = { weight: weightWords(basis.milliPounds, context), freightClass };
  if (basis.type === 'deficit') return t('freight.charges.basis.deficit', figures);
  if (basis.type === 'item') {
    const { actualClass } = basis;
    if (freightClass === actualClass) return t('freight.charges.basis.item', figures);
    return t('freight.charges.basis.item_lower', { ...figures, actualClass });
  }
  const counted = { ...figures, actual: formats.mass(basis.actualMilliPounds / 1000, 1) };
  switch (basis.rule) {
    case 'cubic_capacity':
      return t('freight.charges.basis.cubic_capacity', {
        ...counted,
        volume: `${formats.number(basis.cubicFeet, 1)} ft³`,
      });
    case 'linear_foot':
      return t('freight.charges.basis.linear_foot', {
        ...counted,
        figure: linearFigure(basis.linearFeet, formats),
        unit: linearUnit(formats),
      });
    case 'pallet_spot':
      return t('freight.charges.basis.pallet_spot', { ...counted, count: basis.floorSpots });
  }
}

/** The index a fuel charge follows: its name, the price of a gallon in US dollars, and the week it is of. */
function indexWords(basis: Of<'fuel'> | Of<'fuel_per_mile'>, { t, date, converted }: ChargeContext) {
  return {
    index: t(basis.series.includes('EPD2D') ? 'freight.charges.index.diesel' : 'freight.charges.index.other'),
    price: `${converted ? 'US' : ''}$${(basis.priceMills / 1000).toFixed(3)}`,
    date: date(basis.weekOf),
  };
}

function fuelWords(basis: Of<'fuel'> | Of<'percent'>, context: ChargeContext, { money }: Words): string {
  const { t } = context;
  const percent = percentWords(basis.basisPoints);
  const base = basis.base === undefined ? null : money(basis.base);
  if (basis.type === 'percent')
    return base === null
      ? t('freight.charges.basis.percent', { percent })
      : t('freight.charges.basis.percent_on', { percent, base });
  const figures = { percent, ...indexWords(basis, context) };
  return base === null
    ? t('freight.charges.basis.fuel', figures)
    : t('freight.charges.basis.fuel_on', { ...figures, base });
}

/** The value and what a hundred of it costs; each hundred that is begun counts as a whole one. */
function premiumWords(basis: Of<'insurance'>, { t, converted }: ChargeContext, { money, rate }: Words): string {
  const value = money(basis.insured);
  if (basis.minimumApplied) return t('freight.charges.basis.insurance_minimum', { value });
  if (converted) return t('freight.charges.basis.insurance_of', { value });
  const counted = basis.tiers.reduce((sum, { hundreds }) => sum + hundreds * 10_000, 0);
  const [only] = basis.tiers;
  const figures =
    basis.tiers.length === 1 && only
      ? { value, counted: money(counted), rate: rate(only.perHundred) }
      : {
          value,
          counted: basis.tiers.map(({ hundreds }) => money(hundreds * 10_000)).join(' / '),
          rate: basis.tiers.map(({ perHundred }) => rate(perHundred)).join(' / '),
        };
  return counted === basis.insured && basis.tiers.length === 1
    ? t('freight.charges.basis.insurance', figures)
    : t('freight.charges.basis.insurance_begun', figures);
}

function insuranceWords(basis: Of<'insurance'>, context: ChargeContext, words: Words): string {
  const { t } = context;
  const deductible =
    basis.deductible === 0
      ? t('freight.charges.basis.no_deductible')
      : t('freight.charges.basis.deductible', { value: words.money(basis.deductible) });
  return `${premiumWords(basis, context, words)} · ${deductible}`;
}

function parcelWords(basis: Of<'parcel'>, context: ChargeContext, { rate }: Words): string {
  const { t, formats } = context;
  const billed = t('freight.charges.basis.parcel', {
    count: basis.pieces,
    zone: basis.zone,
    weight: formats.mass(basis.billablePounds),
  });
  const words = withRate(billed, t('freight.charges.basis.each', { rate: rate(basis.perPiece) }), context);
  return basis.zoneEstimated ? `${words} · ${t('freight.charges.basis.zone_estimated')}` : words;
}

function mileageWords(basis: Of<'miles'> | Of<'fuel_per_mile'>, context: ChargeContext, { rate }: Words): string {
  const { t, converted } = context;
  const miles = mileWords(basis.miles, context);
  if (basis.type === 'miles')
    return converted ? miles : t('freight.charges.basis.miles', { miles, rate: rate(basis.milliCentsPerMile / 1000) });
  const figures = { miles, ...indexWords(basis, context) };
  return converted
    ? t('freight.charges.basis.fuel_miles', figures)
    : t('freight.charges.basis.fuel_per_mile', { ...figures, rate: rate(basis.milliCents / 1000) });
}

/**
 * What a line was worked out from, in words; a line without figures of its own has none. A quantity and a rate that
 * are shown multiply to the line's amount, half up to the cent.
 */
export function basisWords({ code, kind, basis, amount }: ChargeLine, context: ChargeContext): string | null {
  const { t, formats } = context;
  const { currency } = amount;
  const words: Words = {
    money: (minor) => formats.money({ amount: minor, currency }),
    rate: (minor) => rateWords(minor, currency),
  };
  switch (basis.type) {
    case 'item':
    case 'size_rule':
    case 'deficit':
      return withRate(
        weighedWords(basis, context),
        t('freight.charges.basis.per_cwt', { rate: words.rate(basis.perCwt) }),
        context,
      );
    case 'minimum':
      return t('freight.charges.basis.minimum', { minimum: words.money(basis.minimum) });
    case 'gross': {
      const weight = formats.mass(basis.milliPounds / 1000, 1);
      if (basis.fromPounds <= 1) return t('freight.charges.basis.gross_smallest', { weight });
      return t('freight.charges.basis.gross', { weight, from: formats.mass(basis.fromPounds) });
    }
    case 'discount':
      return t('freight.charges.basis.discount', { percent: percentWords(basis.basisPoints) });
    case 'fuel':
    case 'percent':
      return fuelWords(basis, context, words);
    case 'miles':
    case 'fuel_per_mile':
      return mileageWords(basis, context, words);
    case 'accessorial':
      return reasonWords(code, basis, context);
    case 'insurance':
      return insuranceWords(basis, context, words);
    case 'parcel':
      return parcelWords(basis, context, words);
    case 'quantity':
      return context.converted
        ? null
        : t('freight.charges.basis.quantity', { count: basis.quantity, rate: words.rate(basis.rate) });
    case 'carrier':
      return t('freight.charges.basis.carrier', { text: basis.text });
    case 'added':
      return t('freight.charges.basis.added', { text: basis.text });
    case 'sum':
      return kind === 'total' ? t(`freight.charges.currency.${context.currency ?? currency}`) : null;
  }
}
