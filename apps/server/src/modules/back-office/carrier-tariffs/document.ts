import type { AccessorialRow, FuelTable, ServiceDays, TariffDocument } from '@waybill/contract';
import {
  accessorialCodes,
  freightClasses,
  ruleFigures,
  ruleShapes,
  type AccessorialRule,
  type FuelSchedule,
  type LtlTariff,
} from '@waybill/freight';

function fuelOf({ fuel }: LtlTariff): FuelTable {
  return {
    heavy_from_pounds: fuel.heavyFromPounds,
    ends_at_mills: fuel.beyondMills,
    step: fuel.step && { mills: fuel.step.mills, ltl_bp: fuel.step.ltlBp, heavy_bp: fuel.step.heavyBp },
    bands: fuel.bands.map(({ fromMills, ltlBp, heavyBp }) => ({
      from_mills: fromMills,
      ltl_bp: ltlBp,
      heavy_bp: heavyBp,
    })),
  };
}

/** Returns the tariff with another fuel table. */
export function withFuel(tariff: LtlTariff, fuel: FuelTable): LtlTariff {
  const { heavy_from_pounds: heavy, ends_at_mills: ends, step, bands } = fuel;
  const next: FuelSchedule = {
    ...tariff.fuel,
    heavyFromPounds: heavy,
    beyondMills: ends,
    step: step && { mills: step.mills, ltlBp: step.ltl_bp, heavyBp: step.heavy_bp },
    bands: bands.map((band) => ({ fromMills: band.from_mills, ltlBp: band.ltl_bp, heavyBp: band.heavy_bp })),
  };
  return { ...tariff, fuel: next };
}

function accessorialsOf({ accessorials }: LtlTariff): AccessorialRow[] {
  return accessorialCodes.flatMap((code) => {
    const rule = accessorials[code];
    if (rule === undefined) return [];
    return [{ code, kind: rule.kind, figures: ruleFigures(rule) }];
  });
}

function ruleOf({ kind, figures }: AccessorialRow): AccessorialRule {
  const named = ruleShapes[kind].map(([name], at) => [name, figures[at] ?? null]);
  return { kind, ...Object.fromEntries(named) } as AccessorialRule;
}

/** Returns the tariff with other accessorial rules. */
export function withAccessorials(tariff: LtlTariff, rows: readonly AccessorialRow[]): LtlTariff {
  return { ...tariff, accessorials: Object.fromEntries(rows.map((row) => [row.code, ruleOf(row)])) };
}

function serviceOf({ services, transit, closures }: LtlTariff): ServiceDays {
  return {
    services: services.map(({ code, name, factorBp, daysAdjustment, deliverBy }) => ({
      code,
      name,
      factor_bp: factorBp,
      days: daysAdjustment,
      deliver_by: deliverBy,
    })),
    bands: transit.bands.map(({ uptoMiles, days }) => ({ upto_miles: uptoMiles, days })),
    rural_zip3: [...transit.ruralZip3],
    rural_days: transit.ruralDays,
    remote_states: [...transit.remoteStates],
    remote_days: transit.remoteDays,
    over_length_days: transit.overLengthDays,
    holidays: [...closures.holidays],
    closed_dates: [...(closures.dates ?? [])],
  };
}

/** Returns the tariff with other services, transit days, and closed days. */
export function withService(tariff: LtlTariff, service: ServiceDays): LtlTariff {
  return {
    ...tariff,
    services: service.services.map(({ code, name, factor_bp: factorBp, days, deliver_by: deliverBy }) => ({
      code,
      name,
      factorBp,
      daysAdjustment: days,
      deliverBy,
    })),
    transit: {
      bands: service.bands.map(({ upto_miles: uptoMiles, days }) => ({ uptoMiles, days })),
      ruralZip3: [...new Set(service.rural_zip3)],
      ruralDays: service.rural_days,
      remoteStates: [...new Set(service.remote_states)],
      remoteDays: service.remote_days,
      overLengthDays: service.over_length_days,
    },
    closures: { holidays: service.holidays, dates: [...new Set(service.closed_dates)].toSorted() },
  };
}

/** The parts of a tariff that the page shows. */
export function documentOf(tariff: LtlTariff): TariffDocument {
  const { liability, lanes, rates } = tariff;
  return {
    currency: tariff.currency,
    minimum: tariff.tariffMinimumCharge,
    minimum_after_discount: tariff.absoluteMinimumCharge,
    discount_bp: tariff.discountBp,
    liability: { per_pound_new: liability.perPoundNew, per_pound_used: liability.perPoundUsed, cap: liability.cap },
    weight_breaks: tariff.weightBreaks.map(({ code, fromPounds }) => ({ code, from_pounds: fromPounds })),
    lanes: Object.entries(lanes.zip3Pairs).map(([pair, base]) => ({
      origin: pair.slice(0, 3),
      destination: pair.slice(4),
      rate_base: base,
    })),
    bands: lanes.distanceBands.map(({ uptoMiles, rateBase }) => ({ upto_miles: uptoMiles, rate_base: rateBase })),
    rates: Object.entries(rates).flatMap(([base, table]) =>
      freightClasses.flatMap((one) =>
        table[one] === undefined ? [] : [{ rate_base: base, freight_class: one, figures: [...table[one]] }],
      ),
    ),
    fuel: fuelOf(tariff),
    accessorials: accessorialsOf(tariff),
    service: serviceOf(tariff),
  };
}
