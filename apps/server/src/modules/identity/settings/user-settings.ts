import { subscriptionKinds, type Body, type endpoints, type UserSettings } from '@waybill/contract';
import { isDeepStrictEqual } from 'node:util';
import { changed, runCommand, unchanged } from '../../../core/command.ts';
import { signedIn, type Context } from '../../../core/context.ts';
import type { Db, Tx } from '../../../core/database/database.ts';
import { acrossAccounts } from '../session/index.ts';

const columns = [
  'insurance_preference',
  'preferred_mode',
  'unit_system',
  'currency',
  'language',
  'per_page',
  'subscriptions',
  'shipment_mails',
  'shipment_mails_of',
  'time_zone',
] as const;

async function read(db: Db | Tx, userId: string): Promise<UserSettings> {
  const row = await db.selectFrom('users').select(columns).where('id', '=', userId).executeTakeFirstOrThrow();
  return row as UserSettings;
}

/** Settings of the signed-in person. */
export async function showSettings(ctx: Context): Promise<{ data: UserSettings }> {
  return { data: await read(ctx.services.database.staff, signedIn(ctx).userId) };
}

/** Changes settings of the signed-in person. Omitted fields stay; subscriptions are replaced as a whole. */
export async function updateSettings(
  outer: Context,
  { body }: { readonly body: Body<typeof endpoints.settings.update> },
): Promise<{ data: UserSettings }> {
  const ctx = acrossAccounts(outer);
  const { userId } = signedIn(ctx);
  return runCommand(ctx, 'settings.changed', async (tx) => {
    await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
    const before = await read(tx, userId);
    const given = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
    const merged: UserSettings = { ...before, ...given };
    const after = { ...merged, subscriptions: subscriptionKinds.filter((kind) => merged.subscriptions.includes(kind)) };
    if (isDeepStrictEqual(before, after)) return unchanged({ data: after });
    await tx.updateTable('users').set(after).where('id', '=', userId).execute();
    return changed({ data: after }, { subject: 'user', subjectId: userId, before, after });
  });
}
