import { fedexFreight } from './fedex-freight/adapter.ts';
import { fedex } from './fedex/adapter.ts';
import type { CarrierAdapter } from './kit/index.ts';

const all: readonly CarrierAdapter[] = [fedex, fedexFreight];

/** Every adapter that speaks to a carrier outside, by its code. */
export const carrierAdapters: Readonly<Record<string, CarrierAdapter>> = Object.fromEntries(
  all.map((adapter) => [adapter.manifest.code, adapter]),
);
