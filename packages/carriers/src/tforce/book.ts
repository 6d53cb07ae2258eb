import { z } from 'zod';
import {
  done,
  readJson,
  refused,
  unclear,
  type Booked,
  type BookInput,
  type CarrierLabel,
  type CarrierMessage,
  type CarrierReply,
  type Operation,
  type Reading,
} from '../kit/index.ts';
import { mediaTypeOf } from '../ltl/media-type.ts';
import { billOfLadingOf } from './bill-of-lading.ts';
import { failureOf, messageOf } from './failure.ts';
import type { TforceCredentials } from './manifest.ts';
import { pickupShape } from './pickup.ts';
import { alertsOf, detailShape, priceOf } from './price.ts';
import { tforceRequest } from './request.ts';

const answerShape = z.object({
  summary: z.object({ code: z.string().nullish(), message: z.string().nullish() }).nullish(),
  detail: z
    .object({
      bolId: z.int().nullish(),
      pro: z.string().nullish(),
      rateDetail: z.array(detailShape).nullish().catch(null),
      pickup: pickupShape.nullish().catch(null),
      documents: z
        .object({ image: z.array(z.object({ type: z.string(), data: z.string().nullish() })) })
        .nullish()
        .catch(null),
    })
    .nullish(),
});
type Detail = NonNullable<z.output<typeof answerShape>['detail']>;

/** Type of shipping labels among the documents. */
const labelType = '30';

function labelsOf({ documents }: Detail): readonly CarrierLabel[] {
  const images = documents?.image.filter(({ type }) => type === labelType) ?? [];
  return images.flatMap(({ data }): CarrierLabel[] =>
    typeof data === 'string' && mediaTypeOf(data) === 'application/pdf'
      ? [{ parcel: null, format: 'pdf', base64: data }]
      : [],
  );
}

function pickupOf({ pickup }: Detail): {
  readonly number: string | null;
  readonly messages: readonly CarrierMessage[];
} {
  const number = pickup?.transactionReference?.confirmationNumber?.trim() ?? '';
  const status = pickup?.responseStatus;
  if (number !== '' && (status === undefined || status === null || status.code === '1'))
    return { number, messages: [] };
  const text = 'TForce has the bill of lading but gave no pickup number';
  const said = status === undefined || status === null ? [] : [messageOf(status, 'warning')];
  return { number: null, messages: [{ severity: 'warning', code: 'pickup_missing', text }, ...said] };
}

/** An answer without any detail: nothing was made, where it says so. */
function declined(reply: CarrierReply, summary: z.output<typeof answerShape>['summary']): Reading<never> {
  const code = summary?.code ?? null;
  if (code === null || code === 'OK' || code === '1') return failureOf(reply);
  return refused([{ severity: 'error', code, text: summary?.message ?? 'No reason given' }]);
}

/**
 * `POST /shipping/bol/create`. A bill exists as soon as there is a PRO number; that its pickup, price or labels cannot
 * be read does not undo it. Sent twice it is two bills.
 */
export const book: Operation<BookInput, Booked, TforceCredentials> = {
  buildRequest: (input, credentials) =>
    tforceRequest('/shipping/bol/create', billOfLadingOf(input, credentials), credentials),
  readAnswer: (reply) => {
    if (reply.status !== 200) return failureOf(reply);
    const read = readJson(reply, answerShape);
    if (!read.ok) return read.unclear;
    const { detail, summary } = read.value;
    const pro = detail?.pro?.trim() ?? '';
    if (detail === undefined || detail === null) return declined(reply, summary);
    if (pro === '') return unclear('TForce answered without a PRO number');
    const rated = detail.rateDetail?.[0];
    const price = rated === undefined ? null : priceOf(rated);
    const pickup = pickupOf(detail);
    const booked: Booked = {
      proNumber: pro,
      trackingNumbers: [],
      pickupNumber: pickup.number,
      carrierBookingId: typeof detail.bolId === 'number' ? String(detail.bolId) : pro,
      charged: price === null ? null : { amount: price.total, currency: price.currency },
      labels: labelsOf(detail),
    };
    return done(booked, [...(rated === undefined ? [] : alertsOf(rated)), ...pickup.messages]);
  },
};
