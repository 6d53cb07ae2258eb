import {
  endpoints,
  outsideServiceCodes,
  serviceTest,
  type Body,
  type OutsideService,
  type OutsideServiceCode,
  type Params,
} from '@waybill/contract';
import { changed, runCommand, unchanged, type Outcome } from '../../../core/command.ts';
import { signedIn, type Context } from '../../../core/context.ts';
import type { Db, Tx } from '../../../core/database/database.ts';
import { command, process, query, type Binding } from '../../../core/http/binding.ts';
import { factsOf } from './facts.ts';
import { tryService } from './try-service.ts';
import { asJson } from '../../../core/database/json.ts';

const { outsideServices } = endpoints;
type Turn = typeof outsideServices.turn;

/** A service with its state and its last test. */
export async function showService(ctx: Context, db: Db | Tx, code: OutsideServiceCode): Promise<OutsideService> {
  const { usable, ...facts } = await factsOf(ctx.services, code);
  const row = await db.selectFrom('outside_services').selectAll().where('code', '=', code).executeTakeFirst();
  const on = row?.enabled ?? true;
  const at = row?.changed_at ?? null;
  return {
    code,
    ...facts,
    state: on ? (usable ? 'on' : 'unset') : 'off',
    changed: at === null ? null : { at: at.toISOString(), by: row?.changed_by_name ?? '', reason: row?.reason ?? null },
    test: row?.test === null || row?.test === undefined ? null : serviceTest.parse(row.test),
  };
}

/** Turns a service on or off. Writes nothing if it already is. */
async function turn(
  ctx: Context,
  tx: Tx,
  { params: { code }, body: { enabled, reason } }: { readonly params: Params<Turn>; readonly body: Body<Turn> },
): Promise<Outcome<{ data: OutsideService }>> {
  await tx
    .insertInto('outside_services')
    .values({ code })
    .onConflict((on) => on.doNothing())
    .execute();
  const before = await tx
    .selectFrom('outside_services')
    .select('enabled')
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (before.enabled === enabled) return unchanged({ data: await showService(ctx, tx, code) });
  await tx
    .updateTable('outside_services')
    .set({ enabled, reason, changed_at: ctx.now(), changed_by_name: signedIn(ctx).name })
    .where('code', '=', code)
    .execute();
  return changed(
    { data: await showService(ctx, tx, code) },
    { subject: 'outside_service', subjectId: code, before: { enabled: before.enabled }, after: { enabled, reason } },
  );
}

/** Tests a service, and stores the result. */
export async function testService(ctx: Context, code: OutsideServiceCode): Promise<{ data: OutsideService }> {
  const result = await tryService(ctx, code);
  await runCommand(ctx, 'outside_service.tested', async (tx) => {
    const kept = { test: asJson(result), tested_at: ctx.now() };
    await tx
      .insertInto('outside_services')
      .values({ code, ...kept })
      .onConflict((on) => on.column('code').doUpdateSet(kept))
      .execute();
    return changed(undefined, { subject: 'outside_service', subjectId: code, after: result });
  });
  return { data: await showService(ctx, ctx.db, code) };
}

export const outsideServicesBindings: readonly Binding[] = [
  query(outsideServices.list, async (ctx) => ({
    data: await Promise.all(outsideServiceCodes.map((code) => showService(ctx, ctx.db, code))),
  })),
  command(outsideServices.turn, turn),
  process(outsideServices.test, (ctx, { params }) => testService(ctx, params.code)),
];
