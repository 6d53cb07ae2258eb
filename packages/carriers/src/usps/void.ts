import { z } from 'zod';
import { done, readJson, unclear, type Operation, type Voided, type VoidInput } from '../kit/index.ts';
import type { UspsCredentials } from './manifest.ts';
import { refusalOf } from './refusal.ts';

const answer = z.object({ status: z.enum(['CANCELED', 'DISPUTED']), disputeId: z.string().nullish().catch(null) });

/**
 * What the Postal Service answers when a label was given back before: a refund was asked for today, or no order is
 * left under a number that it had itself given out.
 */
const before = [/already been submitted/i, /order not found/i];

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
    if (reply.status !== 200) {
      const refusal = refusalOf(reply);
      const words = refusal.messages.filter(({ text }) => before.some((known) => known.test(text)));
      if (refusal.outcome !== 'refused' || words.length === 0) return refusal;
      return done(
        { already: true },
        words.map((message) => ({ ...message, severity: 'warning' as const })),
      );
    }
    const read = readJson(reply, answer);
    if (!read.ok) return unclear('The answer does not say what became of the label');
    const { status, disputeId } = read.value;
    if (status === 'CANCELED') return done({ already: false });
    const text = `A refund was asked for${disputeId === null || disputeId === undefined ? '' : `, number ${disputeId}`}`;
    return done({ already: false }, [{ severity: 'warning', code: 'DISPUTED', text }]);
  },
};
