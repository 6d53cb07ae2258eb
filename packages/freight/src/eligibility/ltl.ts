import type { Closures } from '../calendar/business-days.ts';
import type { LocalDate } from '../calendar/date.ts';
import { ltlPickupDay, type LocalMinutes } from '../calendar/pickup.ts';
import { classifyMeasured, defaultClassRule } from '../classification/classify.ts';
import { defaultFloorOptions, longerThanFeet, planFloor, type FloorOptions } from '../geometry/floor-plan.ts';
import { insuranceFinding, type ExchangeContext, type InsuranceProgram } from '../insurance/program.ts';
import { isComplete, type LoadItem } from '../load/item.ts';
import { checkCount, measureAll } from '../load/measure.ts';
import { countsAsPallet } from '../load/package-types.ts';
import { handlingUnits, leadsOf, onTheirUnits, unitsByLine } from '../load/shared-units.ts';
import type { Country } from '../load/sites.ts';
import type { Money } from '../money/money.ts';
import { inchTicks, lengthTicks } from '../units/length.ts';
import { heavierThan, massTicks } from '../units/mass.ts';
import { refused, warned, type Finding, type FindingCode } from './findings.ts';
import { defaultLtlGates, type LtlGateSettings } from './settings.ts';

export type LtlGateInput = {
  readonly items: readonly LoadItem[];
  readonly origin: Country;
  readonly destination: Country;
  /** Null where none was chosen. */
  readonly pickupDate: LocalDate | null;
  /** Today's date at the pickup place. */
  readonly today: LocalDate;
  /** The time there; without it the cut-off of the pickup day is left out. */
  readonly minutes?: LocalMinutes;
  readonly shipmentValue: Money | null;
  /** The program the shipper insures with; null when not insuring. */
  readonly insurance: InsuranceProgram | null;
  readonly exchange?: ExchangeContext | null;
  readonly settings?: LtlGateSettings;
  readonly floor?: FloorOptions;
  readonly closures?: Closures;
};

const required = [
  ['package_type_required', 'packageType'],
  ['length_required', 'length'],
  ['width_required', 'width'],
  ['height_required', 'height'],
  ['weight_required', 'weight'],
] as const satisfies readonly (readonly [FindingCode, keyof LoadItem])[];

function idsWhere(items: readonly LoadItem[], test: (item: LoadItem, index: number) => boolean): string[] {
  return items.filter(test).map(({ id }) => id);
}

function itemFindings(items: readonly LoadItem[], settings: LtlGateSettings): Finding[] {
  const findings: Finding[] = [];
  const add = (code: FindingCode, itemIds: string[], params: Finding['params'] = {}): void => {
    if (itemIds.length > 0) findings.push(refused(code, { ...params, itemIds }));
  };
  items.forEach(({ quantity }, index) => checkCount(quantity, 1000, `items[${index}].quantity`));
  for (const [code, field] of required)
    add(
      code,
      idsWhere(items, (item) => item[field] === null),
    );
  const high = idsWhere(
    items,
    ({ height }, at) => height !== null && lengthTicks(height, `items[${at}].height`) > inchTicks(settings.maxHeightIn),
  );
  add('height_over_limit', high, { limitIn: settings.maxHeightIn });
  const leads = leadsOf(items);
  const massOn = (lead: number): bigint =>
    items.reduce(
      (mass, { weight }, at) =>
        leads[at] === lead && weight !== null ? mass + massTicks(weight, `items[${at}].weight`) : mass,
      0n,
    );
  const heavy = idsWhere(
    items,
    ({ weight, quantity }, at) =>
      weight !== null && heavierThan(massOn(leads[at] as number), settings.maxUnitPounds * quantity),
  );
  add('weight_over_item_limit', heavy, { limitPounds: settings.maxUnitPounds });
  const vague = idsWhere(items, ({ hazardous, hazardId }) => hazardous && hazardId === null);
  add('hazard_details_required', vague);
  return findings;
}

function palletFindings(items: readonly LoadItem[], settings: LtlGateSettings): Finding[] {
  const leads = leadsOf(items);
  const pallets = items.reduce(
    (count, { packageType, quantity }, at) =>
      leads[at] === at && countsAsPallet(packageType) ? count + quantity : count,
    0,
  );
  const { palletsNoOnlineQuote, palletsTruckload } = settings;
  const findings: Finding[] = [];
  if (pallets >= palletsNoOnlineQuote) {
    findings.push(refused('pallets_no_online_quote', { pallets, from: palletsNoOnlineQuote }));
  }
  if (pallets >= palletsTruckload) findings.push(refused('pallets_truckload', { pallets, from: palletsTruckload }));
  return findings;
}

function loadFindings(items: readonly LoadItem[], settings: LtlGateSettings, floor: FloorOptions): Finding[] {
  if (items.length === 0 || !items.every(isComplete)) return [];
  const lines = measureAll(items);
  const unitAt = unitsByLine(lines);
  const plan = planFloor(handlingUnits(lines), floor);
  const findings: Finding[] = [];
  if (longerThanFeet(plan, settings.linearFeetWarning)) {
    const params = { linearFeet: plan.usedLinearFeet, limitFeet: settings.linearFeetWarning };
    findings.push(warned('linear_feet_over_length', params));
  }
  if (!plan.fits) findings.push(refused('load_does_not_fit_trailer', { linearFeet: plan.usedLinearFeet }));
  lines.forEach((line, index) => {
    const { overriddenLower, itemId, freightClass, recommended } = classifyMeasured(
      line,
      defaultClassRule,
      `items[${index}]`,
      unitAt[index],
    );
    if (overriddenLower)
      findings.push(warned('class_below_recommended', { freightClass, recommended, itemIds: [itemId] }));
  });
  return findings;
}

function dateFindings({ pickupDate, today, minutes, closures }: LtlGateInput): Finding[] {
  if (pickupDate === null) return [refused('pickup_date_required')];
  const { bars, holiday, observed } = ltlPickupDay(pickupDate, today, closures, minutes);
  return bars.map((bar) => refused(bar, { date: pickupDate, holiday, observed }));
}

function valueFindings({ shipmentValue, insurance, exchange = null }: LtlGateInput): Finding[] {
  if (shipmentValue === null || shipmentValue.amount === 0) return [refused('shipment_value_required')];
  const finding = insurance === null ? null : insuranceFinding(shipmentValue, insurance, exchange);
  return finding === null ? [] : [finding];
}

/**
 * Everything that keeps a load from being quoted online as less-than-truckload, and everything to warn about, in one
 * pass. What one carrier alone refuses comes from `rateLtl`.
 * @throws FreightError for figures that are impossible rather than missing
 */
export function ltlFindings(input: LtlGateInput): Finding[] {
  const { origin, destination, settings = defaultLtlGates, floor = defaultFloorOptions } = input;
  const items = onTheirUnits(input.items);
  const findings = [
    ...itemFindings(items, settings),
    ...palletFindings(items, settings),
    ...loadFindings(items, settings, floor),
    ...valueFindings(input),
    ...dateFindings(input),
  ];
  if (origin !== 'US' || destination !== 'US') findings.push(refused('cross_border', { origin, destination }));
  return findings;
}
