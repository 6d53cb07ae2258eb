import type { Ability, AccountRole, ApiScope, AskedFor, StaffRole } from '@waybill/contract';
import type { Language } from '@waybill/phrases';
import type { Logger } from 'pino';
import type { Clock } from './clock.ts';
import type { CompanyRecord } from './company.ts';
import type { Database, Db } from './database/database.ts';
import type { Mailer } from './mail/mailer.ts';
import type { KeyRing } from './secrets/key-ring.ts';
import type { SessionView } from './sessions/view.ts';

/** External services that the server calls. */
export type Outside = {
  /** Keys that encrypt carriers' credentials. */
  readonly keys: KeyRing;
  /** Allowed hosts in addition to those of the adapters. */
  readonly hosts: readonly string[];
  /** URLs of running simulators by adapter code, or by `code:SCAC` for a single carrier; demo mode only. */
  readonly simulators: Readonly<Record<string, string>>;
  /** The payment provider; without it, no cards are accepted. */
  readonly payments?: PaymentAccess | null;
  /** Marketplaces that this installation is registered with, by adapter code. */
  readonly marketplaces?: Readonly<Record<string, MarketplaceAccess>>;
};

/** Registration of this installation with a marketplace. */
export type MarketplaceAccess = {
  readonly clientId: string;
  readonly clientSecret: string;
  /** The marketplace's name of our redirect URL, to which sellers return. */
  readonly redirect: string;
  readonly environment: 'production' | 'sandbox' | 'simulator';
};

/** Configuration of the payment provider. */
export type PaymentAccess = {
  readonly key: string;
  /** Verifies that webhooks come from the provider. */
  readonly webhookSecret: string;
  /** URL of the simulator; null for the real provider. */
  readonly simulator: string | null;
};

/** The parts of a running server, built once in `main.ts` and in each test that needs a server. */
export type Services = {
  readonly database: Database;
  readonly clock: Clock;
  readonly mailer: Mailer;
  readonly log: Logger;
  /** Key for signatures and for tokens bound to a session. */
  readonly secret: string;
  readonly publicUrl: string;
  /** The company that runs this installation. */
  readonly company: CompanyRecord;
  /** Number of single mails about shipments per person and day; later ones are sent as a digest. */
  readonly mailsADay: number;
  /** Quotes per minute of a signed-in person. */
  readonly quotesAMinute: number;
  readonly demo: boolean;
  /** Whether staff need a second factor. If required, they can do nothing before setting it up. */
  readonly staffTwoFactor: 'required' | 'optional';
  /** Other origins whose pages may call us with session cookies. */
  readonly allowedOrigins: readonly string[];
  readonly outside: Outside;
  /** Awaited at named steps of a write, so that fault runs can stop or kill the process there. Not set otherwise. */
  readonly checkpoint?: (step: string) => Promise<void>;
  /** Called for each command when it ends, whether it wrote something or not. Tests check calls against it. */
  readonly heard?: (requestId: string, action: string) => void;
};

/** A signed-in person. */
export type UserActor = {
  readonly kind: 'user';
  readonly userId: string;
  readonly accountId: string | null;
  readonly name: string;
  readonly email: string;
  readonly emailVerifiedAt: Date | null;
  /** Since when their login has a second factor. */
  readonly twoFactorAt: Date | null;
  readonly roles: readonly StaffRole[];
  readonly accountRole: AccountRole | null;
  readonly abilities: ReadonlySet<Ability>;
  readonly language: Language;
  /** Hash of the session id. */
  readonly session: Buffer;
  /** The open view of another account in this session. `viewing` tells whether this call is part of it. */
  readonly view: SessionView | null;
  /**
   * Kind of view of this call: staff viewing as the customer, staff quoting and booking for the customer, or a customer
   * viewing a merged account. All but `booking` are read-only.
   */
  readonly viewing: 'customer' | 'booking' | 'merged' | null;
};

/** A program of an account, identified by its bearer token. */
export type ClientActor = {
  readonly kind: 'client';
  readonly clientId: string;
  readonly accountId: string;
  readonly name: string;
  readonly scopes: readonly ApiScope[];
};

export type Actor =
  | UserActor
  | ClientActor
  | { readonly kind: 'anonymous' }
  /** The server itself, e.g. a job named by `label`. */
  | { readonly kind: 'system'; readonly label: string };

/** What a verb needs to know about its call. */
export type Context = {
  readonly services: Services;
  readonly actor: Actor;
  /** The account whose rows this call may access; null for staff, jobs, and guests. */
  readonly accountId: string | null;
  /** The database with the actor's permissions. */
  readonly db: Db;
  readonly language: Language;
  readonly requestId: string;
  readonly log: Logger;
  now(): Date;
};

/** Context for work of the server itself, across accounts or for one. */
export function systemContext(services: Services, label: string, accountId: string | null = null): Context {
  return {
    services,
    actor: { kind: 'system', label },
    accountId,
    db: accountId === null ? services.database.staff : services.database.account(accountId),
    language: 'en',
    requestId: `job:${label}`,
    log: services.log,
    now: services.clock,
  };
}

/** The signed-in person. Only for endpoints that require a login. */
export function signedIn(ctx: Context): UserActor {
  if (ctx.actor.kind !== 'user') throw new Error('This endpoint is mounted without a login');
  return ctx.actor;
}

/** Whether the caller has an ability, by role or token scope. The server itself has all. */
export function holds({ actor }: Context, ability: Ability): boolean {
  if (actor.kind === 'user') return actor.abilities.has(ability);
  if (actor.kind === 'client') return actor.scopes.some((scope) => scope === ability);
  return actor.kind === 'system';
}

/** The author of a record, as stored with it. */
export type Author = {
  /** Id of a person, or of an API client acting for the account. */
  readonly userId: string;
  readonly name: string;
};

/** The signed-in person or the API client, for endpoints that programs may call as well. */
export function authorOf(ctx: Context): Author {
  const { actor } = ctx;
  if (actor.kind === 'client') return { userId: actor.clientId, name: actor.name };
  const { userId, name } = signedIn(ctx);
  return { userId, name };
}

/** Author columns of a history entry: customer, staff, or the server itself. */
export function entryBy({ actor }: Context) {
  if (actor.kind === 'client') return { by_kind: 'customer', by_id: actor.clientId, by_name: actor.name };
  if (actor.kind !== 'user') return { by_kind: 'system', by_id: null, by_name: 'Waybill' };
  return { by_kind: actor.accountId === null ? 'staff' : 'customer', by_id: actor.userId, by_name: actor.name };
}

/** What staff quote and book in this call for a customer who asked for it; null in any other call. */
export function bookingFor({ actor }: Context): { readonly by: Author; readonly asked: AskedFor } | null {
  if (actor.kind !== 'user' || actor.viewing !== 'booking') return null;
  const asked = actor.view?.asked ?? null;
  return asked === null ? null : { by: { userId: actor.userId, name: actor.name }, asked };
}

/** The account of a context. Only for endpoints of customers. */
export function accountOf(ctx: Context): string {
  if (ctx.accountId === null) throw new Error('This endpoint is mounted without an account');
  return ctx.accountId;
}

/** A staff member's context acting for an account: the actor stays, writes belong to the account. */
export function forAccount(ctx: Context, accountId: string): Context {
  return { ...ctx, accountId, db: ctx.services.database.account(accountId) };
}
