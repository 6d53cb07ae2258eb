import type { endpoints, Params } from '@waybill/contract';
import { changed, type Outcome } from '../../../core/command.ts';
import type { Context } from '../../../core/context.ts';
import type { Tx } from '../../../core/database/database.ts';
import { pushKey } from '../../shipments/carrier-tracking/index.ts';
import { holdIntegration } from './change-integration.ts';

/** The key that signs a carrier's tracking pushes. Reading it is audited. @throws Refusal not_found */
export async function readPushKey(
  ctx: Context,
  tx: Tx,
  { params }: { readonly params: Params<(typeof endpoints)['integrations']['pushKey']> },
): Promise<Outcome<{ data: { key: string } }>> {
  await holdIntegration(tx, params.id);
  return changed({ data: { key: pushKey(ctx.services, params.id) } }, { subject: 'integration', subjectId: params.id });
}
