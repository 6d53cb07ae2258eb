import { useQueryClient } from '@tanstack/react-query';
import { endpoints, type Shipment } from '@waybill/contract';
import { useCallback } from 'react';
import { queryKey } from '../../../../lib/api/query.ts';
import { rememberBooked } from '../draft/booked-here.ts';
import { useDesk } from '../draft/draft-context.ts';
import { emptyDraft } from '../draft/empty.ts';
import { writeDraft } from '../draft/local-drafts.ts';
import { useStep } from '../frame/use-step.ts';

/** What follows once a shipment is booked: its confirmation under its own address, and an empty draft. */
export function useBooked(): (id: string, shipment?: Shipment) => Promise<void> {
  const desk = useDesk();
  const cache = useQueryClient();
  const { confirm } = useStep();
  return useCallback(
    async (id, shipment) => {
      const show = queryKey(endpoints.shipments.show, { params: { id } });
      if (shipment !== undefined) cache.setQueryData(show, { data: shipment });
      const reads = [
        endpoints.shipments.list,
        endpoints.shipments.counts,
        endpoints.quotes.show,
        endpoints.quoteLists.list,
      ];
      for (const read of reads) void cache.invalidateQueries({ queryKey: queryKey(read) });
      const { quoted } = desk.draft.get();
      if (quoted !== null) rememberBooked(desk.userId, quoted.id);
      // The draft ends before the page changes, so that no page begins with it again.
      desk.draft.set(() => emptyDraft('', desk.begin));
      writeDraft(desk.userId, desk.draft.get());
      await confirm(id);
    },
    [desk, cache, confirm],
  );
}
