import { sql } from 'kysely';
import { z } from 'zod';
import { changed, runCommand, unchanged } from '../../../core/command.ts';
import { accountOf, systemContext, type Context } from '../../../core/context.ts';
import { newId } from '../../../core/ids.ts';
import { defineJob, handleJob, type JobHandler } from '../../../core/jobs/define.ts';
import { eachRecord, notSetAside } from '../../../core/jobs/each-record.ts';
import { callCarrier, connectionById, gatewayOf } from '../../carriers/gateway/index.ts';
import { fetchLabelPdf } from './label-pdf-job.ts';

const pdf = 'application/pdf';
const pictures = ['image/gif', 'image/png'];

/** A shipment whose labels are images without a PDF; undefined for any other. */
async function wanting(ctx: Context, id: string) {
  const shipment = await ctx.db
    .selectFrom('shipments')
    .select(['connection_id', 'pro_number', 'tracking_numbers'])
    .where('account_id', '=', accountOf(ctx))
    .where('id', '=', id)
    .executeTakeFirst();
  const files = await ctx.db
    .selectFrom('shipment_files')
    .select(['kind', 'media_type'])
    .where('account_id', '=', accountOf(ctx))
    .where('shipment_id', '=', id)
    .where('kind', 'in', ['label', 'labels'])
    .execute();
  const drawn = files.some(({ kind, media_type: type }) => kind === 'label' && pictures.includes(type));
  return drawn && !files.some(({ media_type: type }) => type === pdf) ? shipment : undefined;
}

/** Downloads the labels as PDF and stores them. Does nothing if there is a PDF. */
async function fetchPdf(ctx: Context, id: string): Promise<void> {
  const shipment = await wanting(ctx, id);
  const connection = shipment?.connection_id ? await connectionById(ctx.services, shipment.connection_id) : null;
  if (shipment === undefined || connection?.adapter.operations.documents === undefined) return;
  const { reading } = await callCarrier(
    gatewayOf(ctx.services),
    connection,
    'documents',
    {
      kind: 'labels',
      proNumber: shipment.pro_number,
      trackingNumbers: shipment.tracking_numbers,
      format: 'pdf',
    },
    ctx.requestId,
  );
  if (reading.outcome !== 'done' || reading.result.mediaType !== pdf) return;
  const content = Buffer.from(reading.result.base64, 'base64');
  await runCommand(ctx, 'shipment.label_pdf_kept', async (tx) => {
    const kept = await tx
      .insertInto('shipment_files')
      .values({
        account_id: accountOf(ctx),
        shipment_id: id,
        id: newId(),
        kind: 'labels',
        media_type: pdf,
        parcel: null,
        content,
        created_at: ctx.now(),
      })
      .onConflict((conflict) =>
        conflict.columns(['account_id', 'shipment_id', 'media_type']).where('kind', '=', sql.lit('labels')).doNothing(),
      )
      .returning('id')
      .executeTakeFirst();
    if (kept === undefined) return unchanged(undefined);
    return changed(undefined, { subject: 'shipment', subjectId: id, after: { bytes: content.length } });
  });
}

/** How long to retry. After that the images are enough to print. */
const triedForMs = 2 * 3_600_000;

/** Retries PDFs that could not be downloaded because the carrier was unreachable. */
async function sweep(ctx: Context): Promise<void> {
  const open = await ctx.db
    .selectFrom('shipment_files')
    .select(['account_id', 'shipment_id as id'])
    .distinct()
    .where('kind', '=', 'label')
    .where('media_type', 'in', pictures)
    .where('created_at', '>', new Date(ctx.now().getTime() - triedForMs))
    .where('created_at', '<', new Date(ctx.now().getTime() - 60_000))
    .where(notSetAside('bookings.label_pdfs', 'shipment_files', ctx.now(), 'shipment_id'))
    .limit(200)
    .execute();
  await eachRecord(ctx, 'bookings.label_pdfs', open, ({ account_id: accountId, id }) =>
    fetchPdf(systemContext(ctx.services, 'bookings.label_pdf', accountId), id),
  );
}

export const labelPdfJobs: readonly JobHandler[] = [
  handleJob(fetchLabelPdf, (ctx, { account_id: accountId, id }) =>
    fetchPdf(systemContext(ctx.services, 'bookings.label_pdf', accountId), id),
  ),
  handleJob(defineJob('bookings.label_pdfs', z.object({})), sweep, { cron: '*/10 * * * *' }),
];
