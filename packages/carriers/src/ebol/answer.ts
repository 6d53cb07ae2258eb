import { z } from 'zod';
import {
  done,
  readJson,
  refused,
  unclear,
  type Booked,
  type CarrierLabel,
  type CarrierMessage,
  type CarrierReply,
  type Reading,
} from '../kit/index.ts';
import { mediaTypeOf } from '../ltl/media-type.ts';
import { duplicatePro, resultCodesIn, isFailure } from './result-codes.ts';

const text = z.string().nullish();
const answerShape = z.object({
  referenceNumbers: z.object({ pro: text, shipmentConfirmationNumber: text }).nullish(),
  images: z.object({ shippingLabels: text }).nullish().catch(null),
  messageStatus: z.object({ status: text, code: text, message: text, resolution: text }).nullish(),
  resultStatusCodes: z.unknown().optional(),
});
type Answer = z.output<typeof answerShape>;

function messagesOf({ messageStatus, resultStatusCodes }: Answer): readonly CarrierMessage[] {
  const { status, code, message, resolution } = messageStatus ?? {};
  const said = [message, resolution].filter((each) => each !== undefined && each !== null && each !== '').join(' ');
  const severity = status === 'FAIL' ? 'error' : 'warning';
  const own: readonly CarrierMessage[] =
    status === 'FAIL' || status === 'WARNING'
      ? [{ severity, code: code ?? null, text: said === '' ? status : said }]
      : [];
  return [...own, ...resultCodesIn(resultStatusCodes)];
}

/**
 * Reads a failure. A duplicate PRO number, where we gave it from our block, means that this bill (or another one of
 * ours) is already there: that is no proof that nothing was done.
 */
function failing(messages: readonly CarrierMessage[], weGavePro: boolean): Reading<never> {
  if (weGavePro && messages.some(({ code }) => code === duplicatePro)) {
    return unclear('The carrier already has a bill of lading under this PRO number', duplicatePro);
  }
  return isFailure(messages) ? refused(messages) : unclear('The answer does not tell why it failed');
}

function failureIn(reply: CarrierReply, weGavePro: boolean): Reading<never> {
  if (reply.status >= 500) return unclear(`The carrier answered ${reply.status}`, String(reply.status));
  const list = readJson(reply, z.array(z.unknown()));
  if (list.ok) return failing(resultCodesIn(list.value), weGavePro);
  const read = readJson(reply, answerShape);
  return read.ok ? failing(messagesOf(read.value), weGavePro) : read.unclear;
}

function labelsIn({ images }: Answer): readonly CarrierLabel[] {
  const base64 = images?.shippingLabels ?? '';
  return mediaTypeOf(base64) === 'application/pdf' ? [{ parcel: null, format: 'pdf', base64 }] : [];
}

/**
 * Reads the answer to a bill of lading, new or changed.
 * @param known PRO number of a bill that is changed; null for a new one
 */
export function readBill(
  reply: CarrierReply,
  { known, weGavePro }: { readonly known: string | null; readonly weGavePro: boolean },
): Reading<Booked> {
  if (reply.status !== 200) return failureIn(reply, weGavePro);
  const read = readJson(reply, answerShape);
  if (!read.ok) return read.unclear;
  const { messageStatus, referenceNumbers } = read.value;
  const messages = messagesOf(read.value);
  const status = messageStatus?.status ?? 'PASS';
  if (status === 'FAIL') return failing(messages, weGavePro);
  const given = referenceNumbers?.pro?.trim() ?? '';
  const pro = given === '' ? known : given;
  if (pro === null || (status !== 'PASS' && status !== 'WARNING'))
    return unclear('The answer is no success as published');
  const booked: Booked = {
    proNumber: pro,
    trackingNumbers: [],
    pickupNumber: null,
    carrierBookingId: pro,
    charged: null,
    labels: labelsIn(read.value),
  };
  return done(booked, messages);
}

/** Whether a body is none or JSON: then a status without a published body can be believed; a page cannot. */
export function isPlain(reply: CarrierReply): boolean {
  return reply.body.trim() === '' || readJson(reply, z.unknown()).ok;
}

/** A failure of an operation about a bill that is there. */
export function readFailure(reply: CarrierReply): Reading<never> {
  return failureIn(reply, false);
}
