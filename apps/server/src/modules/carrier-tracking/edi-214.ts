import type { Answer, Body, endpoints } from '@waybill/contract';
import { systemContext, type Context } from '../../core/context.ts';
import { readOne } from './read-batch.ts';
import { receive } from './receive.ts';
import { edi214Source } from './told.ts';

type Endpoint = typeof endpoints.tracking.edi214;

/** A file that staff bring: it is kept as it is, taken in, and told what became of it. */
export async function takeEdi214(ctx: Context, { body }: { readonly body: Body<Endpoint> }): Promise<Answer<Endpoint>> {
  const { content, file_name: fileName } = body;
  const id = await receive(ctx, { source: edi214Source, connectionId: null, body: content, fileName });
  const result = await readOne(systemContext(ctx.services, edi214Source), id);
  return { data: { delivery_id: id, ...result } };
}
