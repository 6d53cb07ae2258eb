export {
  lengthTicks,
  lengthUnits,
  ticksPerInch,
  ticksToInches,
  type Length,
  type LengthUnit,
} from '../units/length.ts';
export {
  heavierThan,
  massTicks,
  massUnits,
  ratedMilliPounds,
  ticksToPounds,
  type Mass,
  type MassUnit,
} from '../units/mass.ts';
export {
  editedLength,
  editedMass,
  lengthUnitOf,
  massUnitOf,
  shownLength,
  shownMass,
  unitSystems,
  type UnitSystem,
} from '../units/display.ts';
export { allocate } from '../units/allocate.ts';
export { currencies, money, sum, type Currency, type Money } from '../money/money.ts';
export { down, halfUp, share, up } from '../money/rounding.ts';
export { exchange, exchangeRateOn, type Exchanged, type ExchangeRate } from '../money/exchange.ts';
