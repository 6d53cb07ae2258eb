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
export { addedCodes, addedIn, withAdded, type AddedCode, type AddedLine } from '../rating/added-lines.ts';
export { accessorialAmount, type AccessorialFacts } from '../rating/accessorial-amount.ts';
export {
  addUp,
  chargeKinds,
  sizeRuleNames,
  shownLines,
  subtotalKinds,
  type AccessorialReason,
  type ChargeBasis,
  type ChargeKind,
  type ChargeLine,
  type SizeRuleName,
} from '../rating/charge-line.ts';
export { exchangeLines } from '../rating/exchange-lines.ts';
export { printedProduct, type SumsAbove } from '../rating/printed-product.ts';
export {
  fuelBasisPoints,
  fuelLagDays,
  fuelPriceOn,
  fuelScheduleSeed,
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
export { print, type DraftLine, type Extra, type FuelCharge, type Priced, type Pricing } from '../rating/priced.ts';
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
  insure,
  type ExchangeContext,
  type InsuranceProgram,
  type InsuranceQuote,
  type InsuranceTier,
} from '../insurance/program.ts';
export { marginOn, noMargin, soldFor, solveFreight, type CostParts, type MarginRule } from '../margin/margin.ts';
export { costAndSell, type CostAndSell } from '../margin/sell.ts';
export {
  marginRuleFor,
  modes,
  specificity,
  type MarginFacts,
  type MarginScope,
  type Margins,
  type Mode,
  type ScopedMarginRule,
} from '../margin/rules.ts';
export { carrierPrice, type CarrierAnswer, type CarrierLine } from '../margin/carrier-price.ts';
export { compare, defaultTolerance, withinTolerance, type Tolerance, type Variance } from '../margin/audit.ts';
export { checkLtlTariff } from '../rating/check-tariff.ts';
export {
  priceChangeCodes,
  whatCouldChange,
  type PriceChange,
  type PriceChangeCode,
  type PriceChangeFacts,
} from '../rating/what-could-change.ts';
export { agreedForCustomer } from '../bill/agreed.ts';
export { emptySide, freightOf, sideOf, totalOf, type BillLine, type BillSide } from '../bill/sides.ts';
export {
  billCauses,
  billParts,
  explainBill,
  type BillCause,
  type BillFinding,
  type BillNotes,
  type BillPart,
  type BillStep,
} from '../bill/findings.ts';
export { changedFacts, estimatedSteps, type FoundOtherwise } from '../bill/estimate.ts';
