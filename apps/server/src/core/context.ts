import type { Ability, AccountRole, ApiScope, StaffRole } from '@waybill/contract';
import type { Language } from '@waybill/phrases';
import type { Logger } from 'pino';
import type { Clock } from './clock.ts';
import type { Database, Db } from './database/database.ts';
import type { Mailer } from './mail/mailer.ts';
import type { KeyRing } from './secrets/key-ring.ts';
import type { SessionView } from './sessions/view.ts';
import type { Support } from './settings.ts';

/** How far the server reaches beyond itself. */
export type Outside = {
  /** Keys that carriers' credentials are sealed with. */
  readonly keys: KeyRing;
  /** Hosts that may be called besides those the adapters are made for. */
  readonly hosts: readonly string[];
  /**
   * Addresses of running simulators, by the code of the adapter they stand in for, or by `code:SCAC` for one carrier of
   * it; demo mode only.
   */
  readonly simulators: Readonly<Record<string, string>>;
  /** The payment provider; without it no card is taken. */
  readonly payments?: PaymentAccess | null;
  /** Marketplaces that this installation is registered with, by the code of their adapter. */
  readonly marketplaces?: Readonly<Record<string, MarketplaceAccess>>;
};

/** How this installation is registered with a marketplace. */
export type MarketplaceAccess = {
  readonly clientId: string;
  readonly clientSecret: string;
  /** What the marketplace knows our address by that sellers come back to. */
  readonly redirect: string;
  readonly environment: 'production' | 'sandbox' | 'simulator';
};

/** How the payment provider is spoken to. */
export type PaymentAccess = {
  readonly key: string;
  /** Proves that a webhook is the provider's own. */
  readonly webhookSecret: string;
  /** Address of the simulator; null for the provider itself. */
  readonly simulator: string | null;
};

/** What the running server is made of; built once in `main.ts` and in each test that needs a server. */
export type Services = {
  readonly database: Database;
  readonly clock: Clock;
  readonly mailer: Mailer;
  readonly log: Logger;
  /** Key of signatures and of tokens bound to a session. */
  readonly secret: string;
  readonly publicUrl: string;
  readonly supportPhone: string;
  /** How people reach support besides by phone. */
  readonly support: Support;
  /** What is earned on carrier cost where nobody's own terms hold, in basis points. */
  readonly listMarginBp: number;
  /** Where requests to sales are mailed that nobody has taken on. */
  readonly salesEmail: string;
  /** Mails about shipments that a person gets in a day before the rest are gathered into one. */
  readonly mailsADay: number;
  /** Quotes that a person signed in may ask for in a minute. */
  readonly quotesAMinute: number;
  readonly demo: boolean;
  /** Whether staff must log in with a second factor; without one they can do nothing but set it up. */
  readonly staffTwoFactor: 'required' | 'optional';
  /** Origins besides our own whose pages may call us with the session's cookies. */
  readonly allowedOrigins: readonly string[];
  readonly outside: Outside;
  /** Waits at a named step of a write; fault runs stop or kill the process there. Nothing waits without it. */
  readonly checkpoint?: (step: string) => Promise<void>;
  /** Hears of each command of a call that ended, whether it wrote or found nothing to write. Tests hold calls against it. */
  readonly heard?: (requestId: string, action: string) => void;
};

/** A person with a session. */
export type UserActor = {
  readonly kind: 'user';
  readonly userId: string;
  readonly accountId: string | null;
  readonly name: string;
  readonly email: string;
  readonly emailVerifiedAt: Date | null;
  /** Since when logging in takes a second factor. */
  readonly twoFactorAt: Date | null;
  readonly roles: readonly StaffRole[];
  readonly accountRole: AccountRole | null;
  readonly abilities: ReadonlySet<Ability>;
  readonly language: Language;
  /** Hash of the session's id. */
  readonly session: Buffer;
  /** The view of another account that this session has open; whether a call is of it, `viewing` says. */
  readonly view: SessionView | null;
  /** How this call looks at another account, which it reads and never writes: as its customer, or as one merged into its own. */
  readonly viewing: 'customer' | 'merged' | null;
};

/** A program of an account, known by its bearer token. */
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
  /** The server itself, e.g. a job; `label` says which. */
  | { readonly kind: 'system'; readonly label: string };

/** Everything a verb may know about the call it serves. */
export type Context = {
  readonly services: Services;
  readonly actor: Actor;
  /** The account whose rows this call may touch; null for staff, jobs and guests. */
  readonly accountId: string | null;
  /** Database as the actor may see it. */
  readonly db: Db;
  readonly language: Language;
  readonly requestId: string;
  readonly log: Logger;
  now(): Date;
};

/** Context of work the server does by itself, across accounts or for one. */
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

/** The signed-in person of a context; only endpoints that need a login call it. */
export function signedIn(ctx: Context): UserActor {
  if (ctx.actor.kind !== 'user') throw new Error('This endpoint is mounted without a login');
  return ctx.actor;
}

/** Whether a caller may do something, by role or by a scope of its token; the server itself may do everything. */
export function holds({ actor }: Context, ability: Ability): boolean {
  if (actor.kind === 'user') return actor.abilities.has(ability);
  if (actor.kind === 'client') return actor.scopes.some((scope) => scope === ability);
  return actor.kind === 'system';
}

/** Who wrote something, as it is kept beside it. */
export type Author = {
  /** Of a person, or of the API client that wrote for the account. */
  readonly userId: string;
  readonly name: string;
};

/** Whoever writes through an endpoint that programs may call as well: the person signed in, or the API client. */
export function authorOf(ctx: Context): Author {
  const { actor } = ctx;
  if (actor.kind === 'client') return { userId: actor.clientId, name: actor.name };
  const { userId, name } = signedIn(ctx);
  return { userId, name };
}

/** Whose an entry of a history is, as its row keeps it: a customer's, the staff's, or the server's own. */
export function entryBy({ actor }: Context) {
  if (actor.kind === 'client') return { by_kind: 'customer', by_id: actor.clientId, by_name: actor.name };
  if (actor.kind !== 'user') return { by_kind: 'system', by_id: null, by_name: 'Waybill' };
  return { by_kind: actor.accountId === null ? 'staff' : 'customer', by_id: actor.userId, by_name: actor.name };
}

/** The account of a context; only endpoints of customers call it. */
export function accountOf(ctx: Context): string {
  if (ctx.accountId === null) throw new Error('This endpoint is mounted without an account');
  return ctx.accountId;
}

/** The call of a member of staff as one for an account: what they do is theirs, what they touch is that account's. */
export function forAccount(ctx: Context, accountId: string): Context {
  return { ...ctx, accountId, db: ctx.services.database.account(accountId) };
}
