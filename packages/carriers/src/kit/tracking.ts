import type { EventScheme, LocalDate } from '@waybill/freight';

export type TrackInput = {
  readonly mode: 'ltl' | 'parcel';
  /** PRO or tracking number. */
  readonly number: string;
};

/** Something a carrier reports, with its own words and codes, at the local time of its place. */
export type CarrierEvent = {
  /** `YYYY-MM-DDTHH:MM:SS` on the clock of the place. */
  readonly local: string;
  /** `+00:00` or `-05:00` where the carrier says it; else the place's own zone holds. */
  readonly offset: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly postalCode: string | null;
  readonly country: string | null;
  readonly text: string;
  readonly scheme: EventScheme;
  /** Code in the scheme's vocabulary; null for words nobody listed, which are kept and change nothing. */
  readonly code: string | null;
  readonly reasonCode: string | null;
};

export type Tracked = {
  readonly number: string;
  /** Who carries it, as whoever tells it names them; absent where that goes without saying. */
  readonly carrier?: string | null;
  /** In whatever order the carrier gave them. */
  readonly events: readonly CarrierEvent[];
  readonly estimatedDelivery: LocalDate | null;
};

/** A call from the carrier that tells events: who it is from is checked before it is read. */
export type PushReader<Credentials = unknown> = {
  /** Whether this call is from the carrier; compares in constant time. Header names are in lower case. */
  isGenuine(
    call: { readonly headers: Readonly<Record<string, string>>; readonly body: string },
    credentials: Credentials,
  ): boolean;
  /** Null when the body cannot be read. */
  readPush(body: string): readonly Tracked[] | null;
};

export type SubscribeInput = { readonly numbers: readonly string[]; readonly callbackUrl: string };
export type Subscribed = { readonly accepted: readonly string[]; readonly declined: readonly string[] };
