import { booksTimeZone, type SavedSample, type TariffReview, toLoadItem } from '@waybill/contract';
import {
  type AccessorialCode,
  addBusinessDays,
  blankTariff,
  classRuleOf,
  dayAt,
  type FuelIndexPrice,
  fuelPriceOn,
  type LtlTariff,
  ltlTariffProblems,
  noMargin,
  prepareLoad,
  rateLtl,
  roadMiles,
  tariffDifference,
  zip3Of,
} from '@waybill/freight';
import type { Context } from '../../../core/context.ts';
import { Refusal } from '../../../core/refusal.ts';
import { findPlace } from '../../platform/places/index.ts';
import { fuelPrices } from '../../quoting/quotes/index.ts';
import { listSamples } from './samples.ts';
import { definitionOf, draftOf, inForceOn, versionsOf } from './versions.ts';

type Rated = TariffReview['samples'][number]['after'];

/** Carrier cost of a sample with the first service, without insurance, or the refusals. */
function rateSample(sample: SavedSample, tariff: LtlTariff, fuelIndex: FuelIndexPrice | null, day: string): Rated {
  const [service] = tariff.services;
  const places = [sample.origin_postal_code, sample.destination_postal_code].map((code) => findPlace('US', code));
  const [origin, destination] = places;
  const none = { service: service?.code ?? '', amount: null, days: null };
  if (service === undefined || !origin || !destination) {
    return { ...none, refusals: [{ code: 'full_address_required', severity: 'refused', params: {} }] };
  }
  const inches = (value: number) => ({ value, unit: 'in' }) as const;
  const line = toLoadItem(
    {
      description: sample.name,
      package_type: 'pallets',
      quantity: sample.units,
      pieces: null,
      length: inches(sample.length_in),
      width: inches(sample.width_in),
      height: inches(sample.height_in),
      weight: { value: sample.pounds, unit: 'lb' },
      freight_class: sample.freight_class,
      class_acknowledged: true,
      nmfc: null,
      sat: null,
      product_number: null,
      shipping_unit: null,
      asset_size: null,
      group: null,
      stackable: false,
      condition: 'new',
      additional_handling: false,
      non_rectangular: false,
      hazardous: false,
      hazmat: null,
    },
    '1',
  );
  const stop = (place: typeof origin, siteType: 'business' | 'residential') => ({
    country: place.country,
    state: place.state,
    zip3: zip3Of(place.postal_code, 'postal_code'),
    siteType,
  });
  const rating = rateLtl({
    // Rate as if the tariff were in force, whatever its dates.
    tariff: { ...tariff, effectiveFrom: day, effectiveUntil: null },
    service: service.code,
    load: prepareLoad([line], { classRules: [classRuleOf(tariff)] }),
    lane: {
      origin: stop(origin, 'business'),
      destination: stop(destination, sample.residential_delivery ? 'residential' : 'business'),
      miles: roadMiles(origin, destination),
    },
    pickupDate: day,
    fuelIndex,
    accessorials: sample.accessorials as AccessorialCode[],
    shipmentValue: { amount: 100_000, currency: tariff.currency },
    insurance: null,
    margin: noMargin,
  });
  if (!rating.ok) return { ...none, refusals: rating.refusals as Rated['refusals'] };
  const { cost, transit } = rating.rate;
  return { service: service.code, amount: cost.withoutInsurance.amount, days: transit.days, refusals: [] };
}

/** Whether a tariff is complete enough to rate samples. */
const rateable = (tariff: LtlTariff): boolean => ltlTariffProblems(tariff).length === 0;

/**
 * Compares the draft with the version in force on its first day, and rates every sample load with both at today's
 * diesel price. @throws Refusal not_found without a draft
 */
export async function reviewDraft(ctx: Context, carrierId: string): Promise<TariffReview> {
  const draft = await draftOf(ctx.db, carrierId);
  if (draft === undefined) throw new Refusal('not_found');
  const versions = await versionsOf(ctx.db, carrierId);
  const current = inForceOn(versions, draft.effective_from);
  const next = draft.definition;
  const before = current === null ? null : await definitionOf(ctx.db, carrierId, current.id);
  const { lanes, rows } = tariffDifference(before ?? blankTariff(next.carrier, draft.effective_from), next);
  const today = dayAt(ctx.now(), booksTimeZone);
  const fuelIndex = fuelPriceOn(await fuelPrices(ctx.db), today);
  const day = addBusinessDays(draft.effective_from, 1, next.closures);
  const problems = ltlTariffProblems(next);
  const samples = problems.length > 0 ? [] : await listSamples(ctx.db);
  return {
    against: current?.version ?? null,
    lanes: lanes.map(({ lane, state, change }) => ({
      origin: 'pair' in lane ? lane.pair.slice(0, 3) : null,
      destination: 'pair' in lane ? lane.pair.slice(4) : null,
      upto_miles: 'pair' in lane ? null : lane.uptoMiles,
      state,
      mean_bp: change?.mean ?? null,
      least_bp: change?.least ?? null,
      most_bp: change?.most ?? null,
    })),
    rows: rows.map(({ record, key, before: was, after: is }) => ({
      record,
      key,
      before: was === null ? null : [...was],
      after: is === null ? null : [...is],
    })),
    samples: samples.map((sample) => ({
      id: sample.id,
      name: sample.name,
      before: before === null || !rateable(before) ? null : rateSample(sample, before, fuelIndex, day),
      after: rateSample(sample, next, fuelIndex, day),
    })),
    currency: next.currency,
    problems: problems.map(({ field, code }) => ({ row: null, column: null, record: null, code, value: field })),
  };
}
