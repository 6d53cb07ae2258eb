import { endpoints, quoteSecretHeader } from '@waybill/contract';
import { call } from '../../../lib/api/call.ts';
import { followEvents } from '../../../lib/api/event-stream.ts';
import { ApiProblem } from '../../../lib/api/problem.ts';
import { apiQuery } from '../../../lib/api/query.ts';
import { saveTicket, ticketOf } from '../../../lib/session/quote-ticket.ts';
import { streamShapes, type QuoteChannel } from '../quotes/public.ts';

const inputOf = (id: string) => ({
  params: { id },
  headers: { [quoteSecretHeader]: ticketOf(id)?.secret ?? '' },
});

/** A refusal because there were too many says when to come back, over the form rather than beside a field. */
function plainly(problem: unknown): unknown {
  if (!(problem instanceof ApiProblem) || problem.status !== 429) return problem;
  const { status, code, requestId, retryAfter } = problem;
  const message = problem.errors['quote']?.[0] ?? problem.message;
  return new ApiProblem({ status, code, message, requestId, retryAfter });
}

/**
 * Rates without an account, at list prices.
 * @param trap what stands in the field that nobody sees
 */
export function guestChannel(trap: () => string): QuoteChannel {
  return {
    guest: true,
    create: async ({ client_reference: _none, ...request }) => {
      try {
        const { data, secret } = await call(endpoints.publicQuotes.create, { body: { ...request, website: trap() } });
        saveTicket({ id: data.id, secret, number: data.number });
        return data;
      } catch (problem) {
        throw plainly(problem);
      }
    },
    shown: (id) => apiQuery(endpoints.publicQuotes.show, inputOf(id)),
    follow: (id, onEvent, signal) =>
      followEvents({
        endpoint: endpoints.publicQuotes.stream,
        input: inputOf(id),
        shapes: streamShapes,
        signal,
        onEvent,
      }),
  };
}
