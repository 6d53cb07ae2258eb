import { z } from 'zod';
import { listOf, readJson, unclear, type CarrierReply, type Read } from '../kit/index.ts';
import { cents } from './amount.ts';
import { partsOf } from './multipart.ts';

const charge = z.object({ price: cents });

const metadata = z.object({
  trackingNumber: z.string().regex(/^[\w -]{6,40}$/),
  /** Null where one of the amounts cannot be read: the label is bought all the same. */
  postage: cents.nullable().catch(null),
  fees: listOf(charge).nullable().catch(null),
  extraServices: listOf(charge).nullable().catch(null),
});

const image = z.string().nullish().catch(null);

/** The image beside the metadata, or among them. */
const flat = metadata.extend({ labelImage: image });
const nested = z
  .object({ labelMetadata: metadata, labelImage: image })
  .transform(({ labelMetadata, labelImage }) => ({ ...labelMetadata, labelImage }));
const answer = z.union([flat, nested]);

export type LabelAnswer = z.output<typeof flat>;

/** Parts come by name; where an answer leaves the names out, by their order: metadata first, then the image. */
function fromParts(reply: CarrierReply): Read<LabelAnswer> {
  const parts = partsOf(reply.headers['content-type'] ?? '', reply.body);
  if (parts === null) return { ok: false, unclear: unclear('The parts of the answer could not be told apart') };
  const [first, second] = parts;
  const named = (name: string) => parts.find((part) => part.name === name);
  const data = named('labelMetadata') ?? first;
  const picture = named('labelImage') ?? (second?.name.startsWith('receipt') === true ? undefined : second);
  const read = readJson({ ...reply, body: data?.body ?? '' }, metadata);
  return read.ok ? { ok: true, value: { ...read.value, labelImage: picture?.body ?? null } } : read;
}

/**
 * Reads a bought label from any of the published forms: one JSON body with the images among the metadata
 * (`application/vnd.usps.labels+json`), JSON with the metadata apart, or the multipart default.
 */
export function readLabel(reply: CarrierReply): Read<LabelAnswer> {
  const multipart = /^\s*--/.test(reply.body) || (reply.headers['content-type'] ?? '').startsWith('multipart/');
  return multipart ? fromParts(reply) : readJson(reply, answer);
}

/** What the label costs in cents: postage, fees and extra services; null when one of them could not be read. */
export function chargedFor({ postage, fees, extraServices }: LabelAnswer): number | null {
  if (postage === null || fees === null || extraServices === null) return null;
  return [...fees, ...extraServices].reduce((total, { price }) => total + price, postage);
}
