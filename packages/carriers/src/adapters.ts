import { ebol } from './ebol/adapter.ts';
import { fedexFreight } from './fedex-freight/adapter.ts';
import { fedex } from './fedex/adapter.ts';
import type { CarrierAdapter } from './kit/index.ts';
import { project44 } from './project44/adapter.ts';
import { rlCarriers } from './rl-carriers/adapter.ts';
import { tforce } from './tforce/adapter.ts';
import { upsAdapter } from './ups/adapter.ts';
import { uspsAdapter } from './usps/adapter.ts';

const all: readonly CarrierAdapter[] = [
  upsAdapter,
  uspsAdapter,
  fedex,
  fedexFreight,
  rlCarriers,
  tforce,
  ebol,
  project44,
];

/** Every adapter that speaks to a carrier outside, by its code. */
export const carrierAdapters: Readonly<Record<string, CarrierAdapter>> = Object.fromEntries(
  all.map((adapter) => [adapter.manifest.code, adapter]),
);
