import type { Endpoint, FileType } from '@waybill/contract';
import type { Context } from '../context.ts';
import { invalidField, Refusal } from '../refusal.ts';
import { fileTypeOf } from './file-type.ts';
import { readInWorker } from './pool.ts';
import { queueOf } from './queue-of.ts';

/** An uploaded file of an accepted type. */
export type UploadedFile = { readonly content: Buffer; readonly type: FileType };

/**
 * Checks every file that people upload: both extension and content must match a type that the endpoint accepts.
 * @param name original file name; null where the endpoint takes none
 * @throws Refusal 415 for a body that is not a file; 422 `file_empty` or the endpoint's own code; too_many_attempts
 */
export async function acceptUpload(
  ctx: Context,
  { accepts, path }: Pick<Endpoint, 'accepts' | 'path'>,
  body: unknown,
  name: string | null,
): Promise<UploadedFile> {
  if (accepts === undefined) throw new Error(`${path} takes a file and does not say of which types`);
  const { types, refusal, field = 'file', parsed = false } = accepts;
  if (body === undefined || body === null) throw invalidField(field, 'file_empty');
  if (!Buffer.isBuffer(body)) throw new Refusal('unsupported_media_type');
  if (body.length === 0) throw invalidField(field, 'file_empty');
  const found = fileTypeOf(body, name, types);
  if (found === null) throw invalidField(field, refusal);
  if (found.text && !parsed) {
    const { head: isText } = await readInWorker(queueOf(ctx), 'text', {}, [body]);
    if (!isText) throw invalidField(field, refusal);
  }
  return { content: body, type: found.type };
}
