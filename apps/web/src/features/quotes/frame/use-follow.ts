import { useQueryClient } from '@tanstack/react-query';
import { carrierAnswer, endpoints, quote as quoteShape, type Answer, type Quote } from '@waybill/contract';
import { useEffect } from 'react';
import { followEvents } from '../../../lib/api/event-stream.ts';
import { ApiProblem } from '../../../lib/api/problem.ts';
import { queryKey } from '../../../lib/api/query.ts';
import { mergeAnswer } from './merge-answer.ts';

type Shown = Answer<typeof endpoints.quotes.show>;

const shapes = { carrier: carrierAnswer, summary: quoteShape } as const;

/**
 * Follows a quote while carriers still answer, also one that was left and comes back after a reload: each answer joins
 * what is shown of it, and the summary ends it.
 */
export function useFollow(quote: Quote | null): void {
  const cache = useQueryClient();
  const id = quote?.answering === true ? quote.id : null;
  useEffect(() => {
    if (id === null) return undefined;
    const input = { params: { id } };
    const key = queryKey(endpoints.quotes.show, input);
    const change = (make: (now: Quote) => Quote): void => {
      cache.setQueryData<Shown>(key, (now) => {
        const next = now && make(now.data);
        return now === undefined || next === undefined || next === now.data ? now : { data: next };
      });
    };
    const stop = new AbortController();
    const following = followEvents({
      endpoint: endpoints.quotes.stream,
      input,
      shapes,
      signal: stop.signal,
      onEvent: (event) => {
        change((now) => (event.name === 'summary' ? event.data : mergeAnswer(now, event.data)));
        return event.name === 'summary';
      },
    });
    following.catch((problem: unknown) => {
      if (!(problem instanceof ApiProblem)) throw problem;
      // The stream is refused for good; what the quote came to can still be read.
      void cache.invalidateQueries({ queryKey: key });
    });
    return () => stop.abort();
  }, [cache, id]);
}
