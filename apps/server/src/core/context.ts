import type { Ability, AccountRole, StaffRole } from '@waybill/contract';
import type { Language } from '@waybill/phrases';
import type { Logger } from 'pino';
import type { Clock } from './clock.ts';
import type { Database, Db } from './database/database.ts';
import type { Mailer } from './mail/mailer.ts';
import type { KeyRing } from './secrets/key-ring.ts';

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
  /** What is earned on carrier cost where nobody's own terms hold, in basis points. */
  readonly listMarginBp: number;
  /** Where requests to sales are mailed that nobody has taken on. */
  readonly salesEmail: string;
  readonly demo: boolean;
  /** Whether staff must log in with a second factor; without one they can do nothing but set it up. */
  readonly staffTwoFactor: 'required' | 'optional';
  /** Origins besides our own whose pages may call us with the session's cookies. */
  readonly allowedOrigins: readonly string[];
  readonly outside: Outside;
  /** Waits at a named step of a write; fault runs stop or kill the process there. Nothing waits without it. */
  readonly checkpoint?: (step: string) => Promise<void>;
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
};

export type Actor =
  | UserActor
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

/** The account of a context; only endpoints of customers call it. */
export function accountOf(ctx: Context): string {
  if (ctx.accountId === null) throw new Error('This endpoint is mounted without an account');
  return ctx.accountId;
}
