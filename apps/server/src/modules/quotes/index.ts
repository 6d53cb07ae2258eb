export { quotesJobs } from './complete-quotes.ts';
export { carrierLoad, carrierPlace, carrierServices } from './carrier-load.ts';
export { ratesWritten } from './quote-bus.ts';
export { keepOfferedQuote, offeredRateRow, type OfferedRate } from './offered-quote.ts';
export { quotesBindings } from './routes.ts';
export { rateOfQuote, type BookableRate } from './show-quote.ts';
export { shopRates } from './rate-shopping.ts';
export { carriersWithTariffs, fuelPrices, type AskedCarrier } from './tariffs-in-force.ts';
export { costLines, loadWire, rateWire } from './quote-wire.ts';
