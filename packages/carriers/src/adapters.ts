import type { CarrierAdapter } from './kit/index.ts';

/** Every adapter that speaks to a carrier outside, by its code. */
export const carrierAdapters: Readonly<Record<string, CarrierAdapter>> = {};
