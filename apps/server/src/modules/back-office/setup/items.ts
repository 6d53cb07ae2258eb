import type { OutsideService, SetupFactCode, SetupItem } from '@waybill/contract';
import { addDays, dayAt } from '@waybill/freight';
import { sql } from 'kysely';
import { missingForBooking } from '../../../core/company.ts';
import type { Context } from '../../../core/context.ts';
import { currentDisclaimer } from '../../platform/disclaimers/index.ts';
import { carriersWithRates } from '../../quoting/quotes/index.ts';
import { demoCarriers } from './demo-carriers.ts';
import { mailRecords } from './mail-records.ts';

type Finding = Pick<SetupItem, 'done' | 'facts'> & Partial<Pick<SetupItem, 'essential'>>;
type Fact = SetupItem['facts'][number];
const fact = (code: SetupFactCode, value: string | number = ''): Fact => ({ code, value: String(value) });

const dayMs = 86_400_000;
/** Days after which a weekly fuel price is out of date. */
const fuelFreshDays = 10;

export function companyItem({ services }: Context): Finding {
  const { current } = services.company;
  const missing = missingForBooking(current);
  const named = current.details.legal_name;
  return {
    done: missing.length === 0,
    facts: [...(named === undefined ? [] : [fact('named', named)]), ...missing.map((part) => fact('missing', part))],
  };
}

/** @param guest the account of quotes without an account, whose margin is always the list margin */
export async function marginItem({ db, services }: Context, guest: string): Promise<Finding> {
  const { listMarginBp } = services.company.current;
  const { without } = await db
    .selectFrom('accounts')
    .select(({ fn }) => fn.countAll<number>().as('without'))
    .where('id', '!=', guest)
    .where('margin_bp', 'is', null)
    .executeTakeFirstOrThrow();
  const relying = without === 0 ? [] : [fact('without_margin', without)];
  return listMarginBp === null
    ? { done: false, facts: [fact('none'), ...relying] }
    : { done: true, facts: [fact('percent', listMarginBp / 100), ...relying] };
}

export function insuranceItem({ services }: Context): Finding {
  const terms = services.company.current.details.insurance ?? null;
  return terms === null
    ? { done: false, facts: [fact('none')] }
    : { done: true, facts: [fact('named', terms.insurer)] };
}

/** Result of the last test of a service, as facts. */
function tested({ state, test }: OutsideService): Finding {
  if (state !== 'on') return { done: false, facts: [fact('not_configured')] };
  if (test?.outcome === 'works') return { done: true, facts: [fact('works', test.at)] };
  if (test?.outcome === 'failed') return { done: false, facts: [fact('failed', test.message ?? '')] };
  return { done: false, facts: [fact('untested')] };
}

/** @param lookUp whether to look up the DNS records of the sender's domain */
export async function mailItem({ services }: Context, service: OutsideService, lookUp: boolean): Promise<Finding> {
  const { host, from } = services.mailer;
  // The demo's mailbox needs no test.
  if (host === null || host === undefined) return { done: true, facts: [fact('kept_here')] };
  const { done, facts } = tested(service);
  if (from === undefined) return { done, facts };
  const records = lookUp ? await mailRecords(from.slice(from.lastIndexOf('@') + 1)) : [];
  return { done, facts: [...facts, fact('sender', from), ...records.map(({ code, value }) => fact(code, value))] };
}

/** A service that works without a test as long as it is configured. */
export function serviceItem(service: OutsideService): Finding {
  const found = tested(service);
  return { ...found, done: service.state === 'on' && service.test?.outcome !== 'failed' };
}

export async function carriersItem({ services }: Context): Promise<Finding> {
  const names = await carriersWithRates(services);
  return names.length === 0
    ? { done: false, facts: [fact('none')] }
    : { done: true, facts: [fact('counted', names.length), fact('named', names.slice(0, 5).join(', '))] };
}

/** @param guest the account of quotes without an account, which is no customer */
export async function accountsItem({ db }: Context, guest: string): Promise<Finding> {
  const { count } = await db
    .selectFrom('accounts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('id', '!=', guest)
    .executeTakeFirstOrThrow();
  return count === 0 ? { done: false, facts: [fact('none')] } : { done: true, facts: [fact('counted', count)] };
}

/** Until staff publish a text, customers accept the product's. */
export async function disclaimerItem({ db }: Context): Promise<Finding> {
  const { version, published_at: at } = await currentDisclaimer(db);
  return at === null
    ? { done: false, facts: [fact('standard_text')] }
    : { done: true, facts: [fact('version', version)] };
}

export async function staffItem({ db }: Context): Promise<Finding> {
  const { count } = await db
    .selectFrom('users')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('account_id', 'is', null)
    .where('disabled_at', 'is', null)
    .executeTakeFirstOrThrow();
  return { done: count > 1, facts: [fact('counted', count)] };
}

/** Tariffs refer to the weekly diesel price. Without a tariff none is needed. */
export async function fuelItem(ctx: Context): Promise<Finding> {
  const { db } = ctx;
  const tariff = await db.selectFrom('tariffs').select('id').limit(1).executeTakeFirst();
  if (tariff === undefined) return { done: true, facts: [fact('unused')] };
  const newest = await db.selectFrom('fuel_prices').select('week').orderBy('week', 'desc').limit(1).executeTakeFirst();
  // Without any price these tariffs give no rates; with an old one they give outdated rates.
  if (newest === undefined) return { done: false, essential: true, facts: [fact('none')] };
  return {
    done: newest.week >= addDays(dayAt(ctx.now(), 'UTC'), -fuelFreshDays),
    facts: [fact('week', newest.week)],
  };
}

/** The write-ahead log was archived within the last day, as backup tools do all the time. */
export async function backupItem(ctx: Context): Promise<Finding> {
  const { rows } = await sql<{ archived: Date | null }>`
    SELECT last_archived_time AS archived FROM pg_stat_archiver`.execute(ctx.db);
  const archived = rows[0]?.archived ?? null;
  return archived === null
    ? { done: false, facts: [fact('never_archived')] }
    : { done: ctx.now().getTime() - archived.getTime() < dayMs, facts: [fact('archived', archived.toISOString())] };
}

export function httpsItem({ services }: Context): Finding {
  return { done: services.publicUrl.startsWith('https://'), facts: [fact('address', services.publicUrl)] };
}

/** Shown only where carriers of the demo were left behind by an earlier release. */
export async function demoCarriersItem(ctx: Context): Promise<Finding | null> {
  if (ctx.services.demo) return null;
  const left = await demoCarriers(ctx.db);
  return left.length === 0 ? null : { done: false, facts: [fact('named', left.map(({ name }) => name).join(', '))] };
}
