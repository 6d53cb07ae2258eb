export { quotesBindings } from './routes.ts';
export { rateOfQuote, type BookableRate } from './show-quote.ts';
export { shopRates } from './rate-shopping.ts';
export { carriersWithTariffs, fuelPrices, type AskedCarrier } from './tariffs-in-force.ts';
export { costWire, loadWire, rateWire } from './quote-wire.ts';
