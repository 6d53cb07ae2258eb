import { z } from 'zod';
import {
  done,
  readJson,
  unclear,
  type CarrierReply,
  type Operation,
  type Reading,
  type Voided,
  type VoidInput,
} from '../kit/index.ts';
import type { UspsCredentials } from './manifest.ts';
import { refusalOf } from './refusal.ts';

const answer = z.object({ status: z.enum(['CANCELED', 'DISPUTED']), disputeId: z.string().nullish().catch(null) });

const asked = /already been submitted/i;
const unknown = /order not found/i;

/**
 * A refund that was asked for today already is as good as this one. No order under a number that the Postal Service
 * itself gave out is either a label that was canceled before, or one of another customer: nobody can tell which.
 */
function refusalRead(reply: CarrierReply): Reading<Voided> {
  const refusal = refusalOf(reply);
  if (refusal.outcome !== 'refused') return refusal;
  const says = (words: RegExp) => refusal.messages.filter(({ text }) => words.test(text));
  const before = says(asked).map((message) => ({ ...message, severity: 'warning' as const }));
  if (before.length > 0) return done({ already: true }, before);
  const [missing] = says(unknown);
  return missing === undefined ? refusal : unclear(missing.text, 'order_not_found');
}

/**
 * Gives a label back. Until it is manifested, half past midnight after its mailing date, it is canceled; later a
 * refund is asked for, which the Postal Service decides about.
 */
export const voidLabel: Operation<VoidInput, Voided, UspsCredentials> = {
  buildRequest: ({ carrierBookingId }) => ({
    server: 'api',
    method: 'DELETE',
    path: `/labels/v3/label/${encodeURIComponent(carrierBookingId)}`,
    tokens: ['bearer', 'payment'],
  }),
  readAnswer: (reply) => {
    if (reply.status !== 200) return refusalRead(reply);
    const read = readJson(reply, answer);
    if (!read.ok) return unclear('The answer does not say what became of the label');
    const { status, disputeId } = read.value;
    if (status === 'CANCELED') return done({ already: false });
    const text = `A refund was asked for${disputeId === null || disputeId === undefined ? '' : `, number ${disputeId}`}`;
    return done({ already: false }, [{ severity: 'warning', code: 'DISPUTED', text }]);
  },
};
