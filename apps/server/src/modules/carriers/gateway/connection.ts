import type { CarrierAdapter, CarrierEnvironment, TokenSource, Tokens } from '@waybill/carriers';
import type { LiabilityRule } from '@waybill/freight';

/** An external service with how to call it and its credentials. Carrier connections are converted to one. */
export type Party = {
  readonly id: string;
  /** Shown to staff in incidents. */
  readonly name: string;
  readonly adapter: {
    readonly manifest: { readonly code: string; readonly hosts?: readonly string[] };
    servers(credentials: unknown, environment: CarrierEnvironment): Readonly<Record<string, string>>;
    readonly tokens: Readonly<Record<string, TokenSource<unknown>>>;
    sign(credentials: unknown, tokens: Tokens): Readonly<Record<string, string>>;
  };
  readonly environment: CarrierEnvironment | 'simulator';
  readonly credentials: unknown;
  /** Tokens and breakers of an older version are discarded. */
  readonly version: string;
  /** Names of possible simulators, best match first. */
  readonly simulators: readonly string[];
  /** The carrier connection that incidents belong to; null for other services. */
  readonly carrierConnectionId: string | null;
};

/** A carrier that can be called, with its adapter and credentials. */
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
  /** In the shape of the adapter's manifest; null until staff have entered them. */
  readonly credentials: unknown;
  readonly liability: LiabilityRule;
  /** In milliseconds by operation. */
  readonly deadlines: Readonly<Record<string, number>>;
  readonly settleSeconds: number;
  /** Time of the last change. Tokens and breakers of an older version are discarded. */
  readonly version: string;
};

/** Converts a carrier's connection to a party. */
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
