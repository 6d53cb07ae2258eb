export { assertCarrierAllowed, blockedCarriers, carrierBlocks } from './blocked-carriers.ts';
export { accountCarriersBindings } from './routes.ts';
