import { useQueryClient } from '@tanstack/react-query';
import { endpoints, shipment as shipmentShape, type Answer, type Shipment } from '@waybill/contract';
import { useEffect } from 'react';
import { followEvents } from '../../../../lib/api/event-stream.ts';
import { ApiProblem } from '../../../../lib/api/problem.ts';
import { queryKey } from '../../../../lib/api/query.ts';
import { isOver } from '../api.ts';

type Shown = Answer<typeof endpoints.shipments.show>;

const shapes = { shipment: shipmentShape } as const;

/**
 * Follows a shipment until it is at its end: whatever changes is shown at once, without a reload. A connection that
 * drops is made again; looking again and again goes on beside it, the more seldom once the stream has told something.
 * @param onHeard told the shipment's id when the stream tells something, which a network may never let through
 */
export function useLiveShipment(shipment: Shipment | undefined, onHeard: (id: string) => void): void {
  const cache = useQueryClient();
  const id = shipment === undefined || isOver(shipment.status) ? null : shipment.id;
  useEffect(() => {
    if (id === null) return undefined;
    const input = { params: { id } };
    const stop = new AbortController();
    const following = followEvents({
      endpoint: endpoints.shipments.live,
      input,
      shapes,
      signal: stop.signal,
      onEvent: ({ data }) => {
        onHeard(id);
        cache.setQueryData<Shown>(queryKey(endpoints.shipments.show, input), { data });
        return isOver(data.status);
      },
    });
    following.catch((problem: unknown) => {
      if (!(problem instanceof ApiProblem)) throw problem;
      // Refused for good, e.g. by an end of the session; asking as usual says so.
      void cache.invalidateQueries({ queryKey: queryKey(endpoints.shipments.show, input) });
    });
    return () => stop.abort();
  }, [cache, id, onHeard]);
}
