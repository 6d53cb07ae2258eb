import type { Endpoint, FileType } from '@waybill/contract';
import type { Context } from '../context.ts';
import { invalidField, Refusal } from '../refusal.ts';
import { fileTypeOf } from './file-type.ts';
import { readInWorker } from './pool.ts';
import { queueOf } from './queue-of.ts';

/** A file that was sent as the body, once its type is known to be one that the endpoint accepts. */
export type UploadedFile = { readonly content: Buffer; readonly type: FileType };

/**
 * The one check of every file that people upload: the extension of its name and its content must both be of a type that
 * the endpoint accepts.
 * @param name the name as it is kept; null where the endpoint takes none
 * @throws Refusal 415 for a body that is no file; 422 `file_empty` or the endpoint's own code; too_many_attempts
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
