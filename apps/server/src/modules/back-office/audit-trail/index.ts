import { dayAt } from '@waybill/freight';
import { booksTimeZone, endpoints } from '@waybill/contract';
import { query, streamed, type Binding } from '../../../core/http/binding.ts';
import type { JobHandler } from '../../../core/jobs/define.ts';
import { auditChoices } from './read/choices.ts';
import { exportEntries } from './read/export.ts';
import { findNamed } from './read/finds.ts';
import { listEntries } from './read/list.ts';
import { showEntry } from './read/show.ts';
import { sealJob } from './seal/seal.ts';

export { damageKinds, type Damage } from './seal/damage.ts';
export { houseChain } from './seal/chain.ts';
export { verifyTrail } from './seal/verify.ts';

const { auditTrail } = endpoints;

export const auditTrailBindings: readonly Binding[] = [
  query(auditTrail.list, listEntries),
  query(auditTrail.finds, findNamed),
  query(auditTrail.choices, auditChoices),
  query(auditTrail.export, async (ctx, { query: asked }) =>
    streamed(exportEntries(ctx, asked), {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="audit-trail-${dayAt(ctx.now(), booksTimeZone)}.csv"`,
      'cache-control': 'no-store',
    }),
  ),
  query(auditTrail.show, showEntry),
];

export const auditTrailJobs: readonly JobHandler[] = [sealJob];
