import type { CarrierAdapter, CarrierEnvironment, TokenSource, Tokens } from '@waybill/carriers';
import type { LiabilityRule } from '@waybill/freight';

/** Somebody outside who can be called: how they are spoken to, and as whom. Carriers' connections are made into one. */
export type Party = {
  readonly id: string;
  /** As staff read it in an incident. */
  readonly name: string;
  readonly adapter: {
    readonly manifest: { readonly code: string; readonly hosts?: readonly string[] };
    servers(credentials: unknown, environment: CarrierEnvironment): Readonly<Record<string, string>>;
    readonly tokens: Readonly<Record<string, TokenSource<unknown>>>;
    sign(credentials: unknown, tokens: Tokens): Readonly<Record<string, string>>;
  };
  readonly environment: CarrierEnvironment | 'simulator';
  readonly credentials: unknown;
  /** Tokens and breakers of an older version are not used. */
  readonly version: string;
  /** Names of simulators that may stand in, the closest first. */
  readonly simulators: readonly string[];
  /** The carrier's connection that incidents are kept with; null for anybody else. */
  readonly carrierConnectionId: string | null;
};

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

/** A carrier's connection as somebody who can be called. */
export function partyOf(connection: Connection): Party {
  const { id, carrier, adapter, environment, credentials, version } = connection;
  const { code } = adapter.manifest;
  return {
    id,
    name: carrier.name,
    adapter,
    environment,
    credentials,
    version,
    simulators: [`${code}:${carrier.scac}`, code],
    carrierConnectionId: id,
  };
}
