export {
  accessorialCodes,
  accessorialGroups,
  accessorialTable,
  nycZip3,
  type Accessorial,
  type AccessorialCode,
  type AccessorialGroup,
  type AccessorialRule,
} from '../rating/accessorial-table.ts';
export { accessorialAmount, type AccessorialFacts } from '../rating/accessorial-amount.ts';
export {
  addUp,
  chargeKinds,
  sizeRuleNames,
  subtotalKinds,
  type AccessorialReason,
  type ChargeBasis,
  type ChargeKind,
  type ChargeLine,
  type SizeRuleName,
} from '../rating/charge-line.ts';
export {
  fuelBasisPoints,
  fuelLagDays,
  fuelPriceOn,
  type FuelBand,
  type FuelIndexPrice,
  type FuelSchedule,
  type FuelStep,
} from '../rating/fuel.ts';
export { type Lane, type LtlStop } from '../rating/lane.ts';
export {
  classRuleOf,
  prepareLoad,
  type LoadTotals,
  type PreparedLoad,
  type PrepareOptions,
} from '../rating/prepare.ts';
export { type Priced } from '../rating/priced.ts';
export { rateLtl, type LtlRate, type LtlRating, type LtlRatingInput } from '../rating/rate-ltl.ts';
export {
  versionOn,
  type CubicCapacityRule,
  type DeficitRounding,
  type FakRange,
  type HazmatRule,
  type LinearFootRule,
  type LtlLimits,
  type LtlService,
  type LtlTariff,
  type OverLengthRule,
  type RateTable,
  type Territory,
  type TransitRule,
  type WeightBreak,
} from '../rating/tariff.ts';
export { type Transit } from '../rating/transit.ts';
export { liabilityOf, type Liability, type LiabilityRule } from '../insurance/liability.ts';
export {
  checkShipmentValue,
  insuranceFinding,
  insurancePrograms,
  insure,
  type ExchangeContext,
  type InsuranceProgram,
  type InsuranceQuote,
  type InsuranceTier,
} from '../insurance/program.ts';
export { marginOn, noMargin, solveFreight, type MarginRule } from '../margin/margin.ts';
