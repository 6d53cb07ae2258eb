import { setTimeout as pause } from 'node:timers/promises';
import { consentEnded, type OrdersPage } from '@waybill/marketplaces';
import { sql } from 'kysely';
import { z } from 'zod';
import { changed, runCommand, unchanged } from '../../../core/command.ts';
import { systemContext, type Context } from '../../../core/context.ts';
import type { Db, Tx } from '../../../core/database/database.ts';
import { newId } from '../../../core/ids.ts';
import { isServiceOn } from '../../../core/outside-services.ts';
import { addJob, defineJob, handleJob, type JobHandler } from '../../../core/jobs/define.ts';
import { adapterOf, callMarketplace, connectedParty } from './call-marketplace.ts';
import { importOrders } from './import-job.ts';
import { holdConnection, importLeaseMs, putOff, type Held, type Key } from './import-lease.ts';
import { saveOrders } from './save-orders.ts';
import { afterPage, type Progress } from './import-window.ts';

const minute = 60_000;
/** Import interval. Shorter for simulators, so that demos are lively. */
const pauseMs = (environment: string): number => (environment === 'simulator' ? minute / 2 : 5 * minute);
/** How often a window with missing orders is read again before it is postponed. */
const mostRounds = 3;
/** Immediate retries of an implausible answer, such as a repeated page. */
const [mostStumbles, stumblePauseMs] = [5, 200];

/** Saves the progress of a window. @returns false when the connection is no longer leased to us */
async function moveOn(db: Db | Tx, held: Held, next: Progress, now: Date): Promise<boolean> {
  const { rows } = await sql`
    UPDATE marketplace_connections SET leased_until = ${new Date(now.getTime() + importLeaseMs)},
      window_until = ${held.until}, window_seen = ${next.offset}, window_total = ${next.total}
    WHERE account_id = ${held.account_id} AND id = ${held.connection_id} AND lease = ${held.lease} RETURNING id
  `.execute(db);
  return rows.length > 0;
}

/** Saves one page and the progress. @returns false when the connection is no longer leased to us */
async function keepPage(ctx: Context, held: Held, page: OrdersPage, next: Progress): Promise<boolean> {
  const came = await runCommand<boolean>(ctx, 'marketplace.orders_imported', async (tx) => {
    if (!(await moveOn(tx, held, next, ctx.now()))) return unchanged(false);
    const key = { account_id: held.account_id, connection_id: held.connection_id };
    const kept = await saveOrders(tx, key, page.orders, ctx.now());
    if (kept.added + kept.updated === 0) return unchanged(false);
    return changed(true, {
      subject: 'marketplace_connection',
      subjectId: held.connection_id,
      accountId: held.account_id,
      after: kept,
    });
  });
  // Most runs bring nothing new, so they are not audited.
  return came || moveOn(ctx.services.database.staff, held, next, ctx.now());
}

/** Number of the window's orders that are stored. */
async function heldInWindow(ctx: Context, held: Held): Promise<number> {
  const found = await ctx.services.database.staff
    .selectFrom('marketplace_orders')
    .select((of) => of.fn.countAll<number>().as('orders'))
    .where('account_id', '=', held.account_id)
    .where('connection_id', '=', held.connection_id)
    .where('changed_at', '>=', held.from)
    .where('changed_at', '<=', held.until)
    .executeTakeFirstOrThrow();
  return found.orders;
}

async function finishWindow(ctx: Context, held: Held): Promise<void> {
  const now = ctx.now();
  await ctx.services.database.staff
    .updateTable('marketplace_connections')
    .set({
      imported_through: held.until,
      imported_at: now,
      window_until: null,
      window_seen: 0,
      window_total: null,
      leased_until: null,
      lease: null,
      due_at: new Date(now.getTime() + pauseMs(held.environment)),
      failures: 0,
      trouble: null,
    })
    .where('account_id', '=', held.account_id)
    .where('id', '=', held.connection_id)
    .where('lease', '=', held.lease)
    .execute();
}

/** Reads the window page by page. @returns true when all of it is stored */
async function goThrough(ctx: Context, held: Held): Promise<boolean> {
  const party = await connectedParty(ctx.services, held);
  if (party === null) return putOff(ctx, held, { trouble: 'no_answer', retryAfterMs: null });
  let at: Progress = { offset: held.offset, total: held.total };
  let stumbles = 0;
  for (let rounds = 1; ;) {
    const input = { from: held.from.toISOString(), until: held.until.toISOString(), offset: at.offset };
    const called = await callMarketplace(ctx.services, party, 'orders', input, ctx.requestId);
    if (called.failure === 'unreadable' && stumbles < mostStumbles) {
      stumbles += 1;
      await pause(stumblePauseMs);
      continue;
    }
    if (called.reading.outcome !== 'done') {
      const ended = called.failure === 'sign_in' && called.code === consentEnded;
      if (ended) return putOff(ctx, held, { trouble: 'consent_ended', retryAfterMs: null });
      const refused = called.failure === null;
      const trouble = called.failure === 'rate_limited' ? 'throttled' : refused ? 'refused' : 'no_answer';
      return putOff(ctx, held, { trouble, retryAfterMs: called.retryAfterMs ?? null });
    }
    const page = called.reading.result;
    const next = afterPage(at, page);
    if (!(await keepPage(ctx, held, page, next))) return false;
    at = next;
    stumbles = 0;
    await ctx.services.checkpoint?.('marketplace_page');
    if (!next.over) continue;
    if ((await heldInWindow(ctx, held)) >= page.total) return true;
    if (rounds === mostRounds) return putOff(ctx, held, { trouble: 'no_answer', retryAfterMs: null, again: true });
    rounds += 1;
    at = { offset: 0, total: null };
  }
}

/**
 * Imports orders of one connection that changed since the last run, with some overlap. Safe to repeat, to run
 * concurrently, and to interrupt: it continues after the last saved page, and each order is stored once.
 */
async function importOne(ctx: Context, key: Key): Promise<void> {
  // The next round continues once it is on again.
  if (!(await isServiceOn(ctx.services, 'ebay'))) return;
  const held = await holdConnection(ctx, key);
  if (held === null || adapterOf(held.provider) === undefined) return;
  if (await goThrough(ctx, held)) await finishWindow(ctx, held);
}

/** Adds a job for each due connection, and deletes unused consent requests. */
async function importDue(ctx: Context): Promise<void> {
  const { staff } = ctx.services.database;
  if (!(await isServiceOn(ctx.services, 'ebay'))) return;
  const due = await staff
    .selectFrom('marketplace_connections')
    .select(['account_id', 'id'])
    .where('state', '=', 'active')
    .where('due_at', '<=', ctx.now())
    .where((or) => or.or([or('leased_until', 'is', null), or('leased_until', '<', ctx.now())]))
    .execute();
  for (const { account_id: accountId, id } of due) {
    const key = `marketplace:import:${id}:${newId()}`;
    await addJob(staff, importOrders, { account_id: accountId, connection_id: id }, { key });
  }
  const over = new Date(ctx.now().getTime() - 24 * 60 * minute);
  await staff.deleteFrom('marketplace_consents').where('expires_at', '<', over).execute();
}

export const importJobs: readonly JobHandler[] = [
  handleJob(importOrders, (ctx, key) => importOne(systemContext(ctx.services, 'marketplace.import'), key)),
  handleJob(defineJob('marketplace.import_due', z.object({})), importDue, { cron: '* * * * *', atStart: true }),
];
