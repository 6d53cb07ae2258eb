import type { StaffRole } from '@waybill/contract';
import { z } from 'zod';
import { changed, runCommand } from '../../../core/command.ts';
import { accountOf, type Context } from '../../../core/context.ts';
import type { Tx } from '../../../core/database/database.ts';
import { addJob, defineJob, handleJob } from '../../../core/jobs/define.ts';
import { sendMail } from '../../../core/mail/mailer.ts';
import { speakInMail } from '../../../core/speak.ts';
import { notifyStaff, staffOf } from '../../messaging/notices/index.ts';

const operations: readonly StaffRole[] = ['fpg_ops', 'fpg_admin', 'super_admin'];

type Load = { readonly id: string; readonly bol_number: string; readonly carrier_name: string };

const mailOperations = defineJob(
  'shipments.mail_operations',
  z.object({
    account_id: z.string(),
    id: z.string(),
    kind: z.enum(['load_to_tender', 'load_to_cancel']),
    params: z.object({ name: z.string(), number: z.string(), carrier: z.string() }),
  }),
);

/**
 * Notifies operations, in the page and by mail, of a load whose carrier has no connection, so that a person tells the
 * carrier; in the transaction that books or cancels it.
 */
export async function notifyOperations(
  ctx: Context,
  tx: Tx,
  kind: 'load_to_tender' | 'load_to_cancel',
  { id, bol_number: number, carrier_name: carrier }: Load,
): Promise<void> {
  const accountId = accountOf(ctx);
  const { name } = await tx.selectFrom('accounts').select('name').where('id', '=', accountId).executeTakeFirstOrThrow();
  const params = { name, number, carrier };
  await notifyStaff(
    tx,
    { userId: null, roles: operations },
    { kind, subject: { type: 'shipment', id }, params, at: ctx.now() },
  );
  // A customer's transaction cannot read the addresses of staff.
  await addJob(tx, mailOperations, { account_id: accountId, id, kind, params }, { key: `${kind}:${id}` });
}

/** Mails operations about a load that a person has to tell the carrier. */
export const mailOperationsJob = handleJob(mailOperations, async (ctx, { account_id: accountId, id, kind, params }) => {
  await runCommand(ctx, 'shipment.operations_mailed', async (tx) => {
    const readers = await staffOf(tx, operations);
    for (const { email, language } of readers) {
      const t = speakInMail(language);
      await addJob(tx, sendMail, {
        to: email,
        language,
        subject: t(`staff_shipments.mail.${kind}`, params),
        headline: t(`notices.kinds.${kind}`, params),
        paragraphs: [],
        button: { label: t('staff_shipments.mail.open'), link: `${ctx.services.publicUrl}/admin/shipments/${id}` },
      });
    }
    return changed(undefined, {
      subject: 'shipment',
      subjectId: id,
      accountId,
      after: { about: kind, mails: readers.length },
    });
  });
});
