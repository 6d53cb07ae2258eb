import { share, up } from '../money/rounding.ts';
import type { AccessorialReason } from '../rating/charge-line.ts';
import type { DraftLine, Extra, Pricing } from '../rating/priced.ts';
import { nonstandardFeeNames, type MeasuredParcel } from './measure-parcel.ts';
import type { ParcelRatingInput } from './rating-input.ts';
import type { ParcelService, ParcelSurcharge } from './tariff.ts';

type Billed = {
  readonly itemId: string;
  readonly pieces: number;
  readonly billablePounds: number;
  readonly milliPounds: number;
  readonly oversized: boolean;
};

/** What is priced: each box, or all boxes of the shipment as one weight. */
function billed({ tariff }: ParcelRatingInput, parcels: readonly MeasuredParcel[]): Billed[] {
  if (tariff.multiPiece === 'total_weight') {
    const billablePounds = parcels.reduce((sum, parcel) => sum + parcel.billablePounds * parcel.pieces, 0);
    return [{ itemId: '', pieces: 1, billablePounds, milliPounds: billablePounds * 1000, oversized: false }];
  }
  return parcels.map(({ itemId, pieces, billablePounds, actualMilliPounds, oversized }) => {
    const byOunce = tariff.rules.ounces && billablePounds === 1;
    return {
      itemId,
      pieces,
      billablePounds,
      milliPounds: byOunce ? actualMilliPounds : billablePounds * 1000,
      oversized,
    };
  });
}

function items(
  input: ParcelRatingInput,
  service: ParcelService,
  parcels: readonly MeasuredParcel[],
): DraftLine[] | null {
  const { zone } = input;
  const lines: DraftLine[] = [];
  for (const { itemId, pieces, billablePounds, milliPounds, oversized } of billed(input, parcels)) {
    const perPiece = oversized
      ? service.oversized?.[zone.zone]
      : service.prices[zone.zone]?.find(({ uptoMilliPounds }) => milliPounds <= uptoMilliPounds)?.amount;
    if (perPiece === undefined) return null;
    lines.push({
      kind: 'item',
      code: 'parcel',
      amount: perPiece * pieces,
      basis: {
        type: 'parcel',
        itemId,
        pieces,
        zone: zone.zone,
        zoneEstimated: zone.estimated,
        billablePounds,
        perPiece,
      },
    });
  }
  return lines;
}

function adjustments({ tariff }: ParcelRatingInput, lines: readonly DraftLine[], pieces: number): DraftLine[] {
  const gross = lines.reduce((sum, { amount }) => sum + amount, 0);
  const net = share(gross, 10_000 - tariff.discountBp);
  const least = tariff.leastCharge * pieces;
  const found: DraftLine[] = [];
  if (net < gross) {
    found.push({
      kind: 'discount',
      code: 'discount',
      amount: net - gross,
      basis: { type: 'discount', basisPoints: tariff.discountBp },
    });
  }
  if (net < least) {
    found.push({
      kind: 'minimum',
      code: 'absolute_minimum',
      amount: least - net,
      basis: { type: 'minimum', minimum: least },
    });
  }
  return found;
}

/** Surcharges in their order: handling or large package, nonstandard sizes, residential, area, signature, declared value. */
function extras(input: ParcelRatingInput, service: ParcelService, parcels: readonly MeasuredParcel[]): Extra[] {
  const { tariff, residential, area, signature, shipmentValue } = input;
  const rates = tariff.surcharges;
  const found: Extra[] = [];
  const pieces = (which: (parcel: MeasuredParcel) => boolean): number =>
    parcels.reduce((sum, parcel) => sum + (which(parcel) ? parcel.pieces : 0), 0);
  const add = (
    code: ParcelSurcharge,
    reason: AccessorialReason,
    quantity: number,
    rate: number,
    itemIds: string[] = [],
  ): void => {
    if (quantity === 0) return;
    const basis = { type: 'accessorial', reason, includedIn: null, itemIds, hazardIds: [], quantity, rate } as const;
    found.push({ kind: 'surcharge', code, amount: quantity * rate, basis, fuelBearing: tariff.fuelOn.includes(code) });
  };
  const idsOf = (which: (parcel: MeasuredParcel) => boolean): string[] =>
    parcels.filter(which).map(({ itemId }) => itemId);
  const handled = (parcel: MeasuredParcel): boolean => parcel.additionalHandling.length > 0;
  const large = (parcel: MeasuredParcel): boolean => parcel.large.length > 0;
  const all = pieces(() => true);
  add('additional_handling', 'over_length', pieces(handled), rates.additionalHandling, idsOf(handled));
  add('large_package', 'over_length', pieces(large), rates.largePackage, idsOf(large));
  const fees = {
    nonstandard_length: rates.nonstandardLength,
    nonstandard_extra_length: rates.nonstandardExtraLength,
    nonstandard_volume: rates.nonstandardVolume,
  };
  for (const fee of nonstandardFeeNames) {
    const has = (parcel: MeasuredParcel): boolean => parcel.nonstandard.includes(fee);
    add(fee, 'over_length', pieces(has), fees[fee], idsOf(has));
  }
  if (residential)
    add('residential', 'site_type', all, service.network === 'air' ? rates.residentialAir : rates.residentialGround);
  if (area === 'extended') add('delivery_area', 'area', all, rates.areaExtended);
  if (area === 'standard')
    add('delivery_area', 'area', all, residential ? rates.areaResidential : rates.areaCommercial);
  const signatures = { indirect: rates.signatureIndirect, direct: rates.signatureDirect, adult: rates.signatureAdult };
  if (signature !== 'none') add(`signature_${signature}`, 'signature', all, signatures[signature]);
  const hundreds = up(Math.max(0, shipmentValue.amount - rates.declaredFree), 10_000);
  if (input.declareValue) add('declared_value', 'requested', hundreds, rates.declaredPerHundred);
  return found;
}

/** A parcel price in its parts, or null when a weight is beyond the price table. */
export function parcelPricing(
  input: ParcelRatingInput,
  service: ParcelService,
  parcels: readonly MeasuredParcel[],
  fuelBp: number,
): Pricing | null {
  const lines = items(input, service, parcels);
  if (lines === null) return null;
  const pieces = parcels.reduce((sum, parcel) => sum + parcel.pieces, 0);
  return {
    currency: input.tariff.currency,
    items: lines,
    grossBasis: { type: 'sum' },
    adjustments: adjustments(input, lines, pieces),
    fuel:
      fuelBp === 0
        ? { kind: 'none' }
        : { kind: 'percent', basisPoints: fuelBp, basis: { type: 'percent', basisPoints: fuelBp } },
    extras: extras(input, service, parcels),
    insurance: input.insurance,
  };
}
