import { carrierAnswer, endpoints, quote as quoteShape } from '@waybill/contract';
import { followEvents, type StreamEvent } from '../../../../lib/api/event-stream.ts';

export const streamShapes = { carrier: carrierAnswer, summary: quoteShape } as const;

/** Hears an event of a quote's stream; true says that nothing more is awaited. */
export type HearsQuote = (event: StreamEvent<typeof streamShapes>) => boolean;

/** Follows the answers to a customer's quote until all are there. @throws ApiProblem for a refusal that would not change */
export function followQuote(id: string, onEvent: HearsQuote, signal: AbortSignal): Promise<void> {
  return followEvents({
    endpoint: endpoints.quotes.stream,
    input: { params: { id } },
    shapes: streamShapes,
    signal,
    onEvent,
  });
}
