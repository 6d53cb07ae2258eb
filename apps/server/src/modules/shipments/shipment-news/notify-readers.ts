import { changed, runCommand, unchanged } from '../../../core/command.ts';
import type { Context } from '../../../core/context.ts';
import { eachRecord, notSetAside } from '../../../core/jobs/each-record.ts';
import { notifyCustomers } from '../../messaging/notices/index.ts';
import type { NewsKey } from './add-news.ts';
import { mailReader } from './mail.ts';
import { readersOf } from './readers.ts';
import { newsOf } from './news-of.ts';
import { paramsOf } from './words.ts';

/**
 * Sends one piece of news, once: it is marked in the transaction that adds the notices and gathers the mails. Outdated news, e.g. a
 * delay of a shipment delivered since, are not sent.
 */
export async function notifyReaders(ctx: Context, key: NewsKey): Promise<void> {
  await runCommand(ctx, 'shipment.told', async (tx) => {
    const open = await tx
      .updateTable('shipment_news')
      .set({ told_at: ctx.now() })
      .where('account_id', '=', key.account_id)
      .where('shipment_id', '=', key.shipment_id)
      .where('kind', '=', key.kind)
      .where('about', '=', key.about)
      .where('told_at', 'is', null)
      .returning('kind')
      .executeTakeFirst();
    const found = open === undefined ? null : await newsOf(tx, key);
    if (found === null) return unchanged(undefined);
    const { told, status, bookedBy, zone } = found;
    const about = { subject: 'shipment', subjectId: key.shipment_id, accountId: key.account_id };
    const over = status === 'canceled' || (status === 'delivered' && key.kind !== 'delivered');
    if (over) return changed(undefined, { ...about, after: { told: key.kind, people: 0 } });
    const readers = await readersOf(tx, key.account_id, bookedBy);
    const news = { kind: told.kind, subject: { type: 'shipment', id: told.id } as const, params: paramsOf(told) };
    const userIds = readers.map(({ id }) => id);
    await notifyCustomers(tx, key.account_id, { userIds }, { ...news, at: ctx.now() });
    const ways: (string | null)[] = [];
    for (const reader of readers) ways.push(await mailReader(ctx, tx, { key, zone }, reader));
    const mails = ways.filter((way) => way !== null).length;
    return changed(undefined, { ...about, after: { told: key.kind, people: readers.length, mails } });
  });
}

const [mostAtOnce, leftAfterMs] = [500, 60_000];

/** Sends news whose job was lost. */
export async function notifyLeftover(ctx: Context): Promise<void> {
  const left = await ctx.db
    .selectFrom('shipment_news')
    .select(['account_id', 'shipment_id', 'kind', 'about'])
    .where('told_at', 'is', null)
    .where('created_at', '<=', new Date(ctx.now().getTime() - leftAfterMs))
    .where(notSetAside('shipments.tell_left', 'shipment_news', ctx.now(), 'shipment_id'))
    .orderBy('created_at')
    .limit(mostAtOnce)
    .execute();
  const records = left.map((key) => ({ account_id: key.account_id, id: key.shipment_id, key }));
  await eachRecord(ctx, 'shipments.tell_left', records, ({ key }) => notifyReaders(ctx, key));
}
