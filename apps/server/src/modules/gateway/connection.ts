import type { CarrierAdapter, CarrierEnvironment } from '@waybill/carriers';
import type { LiabilityRule } from '@waybill/freight';

/** A carrier that can be called: who it is, how it is spoken to, and as whom. */
export type Connection = {
  readonly id: string;
  readonly carrier: {
    readonly id: string;
    readonly name: string;
    readonly scac: string;
    readonly modes: readonly string[];
  };
  readonly adapter: CarrierAdapter;
  readonly environment: CarrierEnvironment | 'simulator';
  /** Of the shape the adapter's manifest asks for; null until staff have entered them. */
  readonly credentials: unknown;
  readonly liability: LiabilityRule;
  /** Milliseconds by operation. */
  readonly deadlines: Readonly<Record<string, number>>;
  readonly settleSeconds: number;
  /** When it was last changed: tokens and breakers of an older version are not used. */
  readonly version: string;
};
