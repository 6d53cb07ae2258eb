import type { z } from 'zod';
import type { AddressChecked, PostalAddress } from './address-check.ts';
import type { CarrierBillTo } from './bill-to.ts';
import type { Booked, BookInput, ChangeInput, FindInput, Found, Voided, VoidInput } from './booking.ts';
import type { CarrierDocument, DocumentInput } from './documents.ts';
import type { CarrierReply, CarrierRequest } from './http.ts';
import type { CarrierEnvironment, CarrierManifest } from './manifest.ts';
import type { Reading } from './message.ts';
import type { Operation } from './operation.ts';
import type {
  CancelPickupInput,
  CheckPickupInput,
  FindPickupInput,
  PickupConfirmed,
  PickupInput,
  PickupOffer,
} from './pickup.ts';
import type { CarrierRate, RateInput } from './rating.ts';
import type { PushReader, Subscribed, SubscribeInput, Tracked, TrackInput } from './tracking.ts';

/** Tokens by the name of their source. */
export type Tokens = Readonly<Record<string, string>>;

/** A token and how long it may be used. */
export type Token = { readonly value: string; readonly lifetimeSeconds: number };

/** Where a token comes from, e.g. an OAuth server. Its request may be signed with tokens that were got before. */
export type TokenSource<Credentials> = {
  buildRequest(credentials: Credentials): CarrierRequest;
  readAnswer(reply: CarrierReply): Reading<Token>;
};

/** Every operation an adapter may have, by the name its manifest claims it under. */
export type Operations<C> = {
  readonly rate: Operation<RateInput, readonly CarrierRate[], C>;
  readonly book: Operation<BookInput, Booked, C>;
  readonly change: Operation<ChangeInput, Booked, C>;
  readonly find: Operation<FindInput, Found, C>;
  readonly void: Operation<VoidInput, Voided, C>;
  readonly pickup: Operation<PickupInput, PickupConfirmed, C>;
  readonly find_pickup: Operation<FindPickupInput, PickupConfirmed, C>;
  readonly cancel_pickup: Operation<CancelPickupInput, Voided, C>;
  readonly check_pickup: Operation<CheckPickupInput, PickupOffer, C>;
  readonly track: Operation<TrackInput, Tracked, C>;
  readonly subscribe: Operation<SubscribeInput, Subscribed, C>;
  readonly documents: Operation<DocumentInput, CarrierDocument, C>;
  readonly address_check: Operation<PostalAddress, AddressChecked, C>;
};
export type OperationName = keyof Operations<unknown>;
export type OperationInput<O extends OperationName> = Parameters<Operations<unknown>[O]['buildRequest']>[0];
export type OperationResult<O extends OperationName> =
  ReturnType<Operations<unknown>[O]['readAnswer']> extends infer R
    ? R extends { readonly outcome: 'done'; readonly result: infer Result }
      ? Result
      : never
    : never;

/** A carrier, spoken to by pure functions on plain data. */
export type CarrierAdapter<Schema extends z.ZodType = z.ZodType> = {
  readonly manifest: CarrierManifest<Schema>;
  /** Base addresses by the name of the server, with whatever path comes before each request's own. */
  servers(credentials: z.output<Schema>, environment: CarrierEnvironment): Readonly<Record<string, string>>;
  /** In the order they are got in: a source may need those before it. */
  readonly tokens: Readonly<Record<string, TokenSource<z.output<Schema>>>>;
  /** Headers that say who is calling. They are secret and never recorded. */
  sign(credentials: z.output<Schema>, tokens: Tokens): Readonly<Record<string, string>>;
  /** Who pays the freight of its bookings. Carriers of parcels have none: their account pays. */
  billTo?(credentials: z.output<Schema>): CarrierBillTo;
  readonly operations: Partial<Operations<z.output<Schema>>>;
  readonly push?: PushReader<z.output<Schema>>;
};

/** Keeps an adapter's own types while checking it. */
export function defineAdapter<Schema extends z.ZodType>(adapter: CarrierAdapter<Schema>): CarrierAdapter<Schema> {
  return adapter;
}
