import { useQueryClient } from '@tanstack/react-query';
import type { Quote } from '@waybill/contract';
import { useEffect } from 'react';
import { ApiProblem } from '../../../../lib/api/problem.ts';
import type { HearsQuote } from '../draft/follow-quote.ts';
import { useQuoteForm } from '../draft/quote-form.ts';
import { mergeAnswer } from './merge-answer.ts';

/**
 * Follows a quote while carriers still answer, also one that was left and comes back after a reload: each answer joins
 * what is shown of it, and the summary ends it.
 */
export function useFollow(quote: Quote | null): void {
  const cache = useQueryClient();
  const { channel } = useQuoteForm();
  const id = quote?.answering === true ? quote.id : null;
  useEffect(() => {
    if (id === null) return undefined;
    const { queryKey: key } = channel.shown(id);
    const change = (make: (now: Quote) => Quote): void => {
      cache.setQueryData(key, (now) => {
        const next = now && make(now.data);
        return now === undefined || next === undefined || next === now.data ? now : { data: next };
      });
    };
    const stop = new AbortController();
    const hear: HearsQuote = (event) => {
      change((now) => (event.name === 'summary' ? event.data : mergeAnswer(now, event.data)));
      return event.name === 'summary';
    };
    channel.follow(id, hear, stop.signal).catch((problem: unknown) => {
      if (!(problem instanceof ApiProblem)) throw problem;
      // The stream is refused for good; what the quote came to can still be read.
      void cache.invalidateQueries({ queryKey: key });
    });
    return () => stop.abort();
  }, [cache, channel, id]);
}
