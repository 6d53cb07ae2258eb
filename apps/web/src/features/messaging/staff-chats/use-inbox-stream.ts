import { chatEvents, endpoints } from '@waybill/contract';
import { useEffect } from 'react';
import { followEvents } from '../../../lib/api/event-stream.ts';

/**
 * Hears of every change of the inbox, by a stream.
 * @param follows whether nothing else follows it, as a chat that is looked at does
 */
export function useInboxStream(follows: boolean, onChanged: () => void): void {
  useEffect(() => {
    if (!follows) return undefined;
    const stop = new AbortController();
    const { live } = endpoints.staffChats;
    const onEvent = (): boolean => {
      onChanged();
      return false;
    };
    followEvents({
      endpoint: live,
      input: { query: { after: 0 } },
      shapes: { changed: chatEvents.changed },
      signal: stop.signal,
      onEvent,
    }).catch(onChanged);
    return () => stop.abort();
  }, [follows, onChanged]);
}
