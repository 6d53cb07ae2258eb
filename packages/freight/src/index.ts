/**
 * The freight engine: pure functions on plain data, for the server and the browser alike. Nothing here reads a
 * clock, draws a random number or does input or output; money is whole minor units, quantities are exact.
 */
export { FreightError, freightErrorCodes, type FreightErrorCode } from './errors.ts';
export * from './public/units.ts';
export * from './public/load.ts';
export * from './public/calendar.ts';
export * from './public/rating.ts';
export * from './public/parcel.ts';
export * from './public/tracking.ts';
export * from './public/tariff-sheet.ts';
