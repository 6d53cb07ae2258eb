import type { Operation, TokenSource, Tokens } from '@waybill/carriers';
import type { OrderRead } from './order.ts';

export type MarketplaceEnvironment = 'production' | 'sandbox';

/** How this installation is registered with a marketplace. */
export type MarketplaceApp = {
  readonly clientId: string;
  readonly clientSecret: string;
  /** What the marketplace knows the address by that sellers come back to; for some it is a name and no address. */
  readonly redirect: string;
};

/** As whom a marketplace is called: the installation, and the seller once one let us in. */
export type MarketplaceCredentials = MarketplaceApp & { readonly refreshToken: string | null };

/** What a seller's permission is worth: it is asked for tokens with until it runs out. */
export type Granted = { readonly refreshToken: string; readonly lifetimeSeconds: number | null };
export type Seller = { readonly id: string; readonly name: string };

/** Orders that changed from one instant to another, both included, so many at a time. */
export type OrdersInput = { readonly from: string; readonly until: string; readonly offset: number };
export type OrdersPage = {
  readonly orders: readonly OrderRead[];
  /** How many the window holds now; orders that change in the meantime leave it. */
  readonly total: number;
};

/** What a marketplace knows of how an order was shipped. */
export type Fulfillment = {
  readonly externalId: string;
  readonly trackingNumber: string | null;
  readonly lineIds: readonly string[];
};
export type FulfillmentInput = {
  readonly orderId: string;
  readonly lines: readonly { readonly id: string; readonly quantity: number }[];
  readonly carrierName: string | null;
  readonly scac: string | null;
  readonly trackingNumber: string | null;
  /** ISO 8601 in UTC. */
  readonly shippedAt: string;
};

/** Every operation an adapter may have: each is a pure pair and exactly one call. */
export type MarketplaceOperations = {
  /** The code a seller came back with, for a permission that lasts. */
  readonly grant: Operation<{ readonly code: string }, Granted, MarketplaceCredentials>;
  readonly seller: Operation<Record<string, never>, Seller, MarketplaceCredentials>;
  readonly orders: Operation<OrdersInput, OrdersPage, MarketplaceCredentials>;
  /** What was told of an order already: asked before anything is told a second time. */
  readonly told: Operation<{ readonly orderId: string }, readonly Fulfillment[], MarketplaceCredentials>;
  readonly tell: Operation<FulfillmentInput, { readonly externalId: string | null }, MarketplaceCredentials>;
};
export type MarketplaceOperation = keyof MarketplaceOperations;
export type MarketplaceInput<O extends MarketplaceOperation> = Parameters<MarketplaceOperations[O]['buildRequest']>[0];
export type MarketplaceResult<O extends MarketplaceOperation> =
  ReturnType<MarketplaceOperations[O]['readAnswer']> extends infer R
    ? R extends { readonly outcome: 'done'; readonly result: infer Result }
      ? Result
      : never
    : never;

/** A marketplace, spoken to by pure functions on plain data. */
export type MarketplaceAdapter = {
  readonly manifest: {
    readonly code: string;
    readonly name: string;
    readonly hosts: readonly string[];
    /** Orders of one page. */
    readonly pageSize: number;
    /** Milliseconds that a window begins before the last one ended, since its list may lag behind its orders. */
    readonly overlapMs: number;
    /** Milliseconds of the past that the first import goes back. */
    readonly firstMs: number;
  };
  servers(credentials: MarketplaceCredentials, environment: MarketplaceEnvironment): Readonly<Record<string, string>>;
  readonly tokens: Readonly<Record<string, TokenSource<MarketplaceCredentials>>>;
  sign(credentials: MarketplaceCredentials, tokens: Tokens): Readonly<Record<string, string>>;
  /** Path and query, on the server `consent`, where a seller lets us in; `state` comes back with them. */
  consentPath(app: MarketplaceApp, state: string): string;
  readonly operations: MarketplaceOperations;
};

/** Code of a message that says the permission has ended: the seller has to let us in again. */
export const consentEnded = 'invalid_grant';
