import { useQueryClient } from '@tanstack/react-query';
import { endpoints, type Shipment } from '@waybill/contract';
import { useCallback } from 'react';
import { queryKey } from '../../../../lib/api/query.ts';
import { beginNext } from '../draft/begin-next.ts';
import { rememberBooked } from '../draft/booked-in-tab.ts';
import { useQuoteForm } from '../draft/quote-form.ts';
import { useStep } from '../frame/use-step.ts';

/** What follows once a shipment is booked: its confirmation under its own address, and an empty draft. */
export function useBooked(): (id: string, shipment?: Shipment) => Promise<void> {
  const quoteForm = useQuoteForm();
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
      const { quoted } = quoteForm.draft.get();
      if (quoted !== null) rememberBooked(quoteForm.userId, quoted.id);
      beginNext(quoteForm);
      await confirm(id);
    },
    [quoteForm, cache, confirm],
  );
}
