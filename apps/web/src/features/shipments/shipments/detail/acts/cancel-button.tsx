import { Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { endpoints, type Answer, type Shipment } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../../lib/api/call.ts';
import type { ApiProblem } from '../../../../../lib/api/problem.ts';
import { apiQuery, queryKey } from '../../../../../lib/api/query.ts';
import { useFormats } from '../../../../../lib/format/use-formats.ts';
import { ConfirmDialog } from '../../../../../ui/confirm-dialog.tsx';
import { IconBan } from '../../../../../ui/icons.ts';
import { notifyDone, notifyRefused } from '../../../../../ui/notify.ts';
import css from './cancel-button.module.css';

const { show, list, counts, cancel, cancelTerms } = endpoints.shipments;

/** Cancels with the carrier; what it says stands in the page at once. */
function useCancel(shipment: Shipment, onDone: () => void) {
  const { t } = useTranslation();
  const cache = useQueryClient();
  const params = { id: shipment.id };
  return useMutation<Answer<typeof cancel>, ApiProblem>({
    mutationFn: () => call(cancel, { params }),
    onSuccess: async ({ data }) => {
      cache.setQueryData(queryKey(show, { params }), { data });
      const canceled = data.status === 'canceled';
      notifyDone({
        title: t(canceled ? 'tracking.cancel.done' : 'tracking.cancel.asked', { number: data.bol_number }),
      });
      await Promise.all([list, counts].map((read) => cache.invalidateQueries({ queryKey: queryKey(read) })));
    },
    onError: (problem) => notifyRefused({ title: t('tracking.cancel.refused'), text: problem.message }),
    onSettled: async () => {
      onDone();
      await cache.invalidateQueries({ queryKey: queryKey(cancelTerms, { params }) });
    },
  });
}

/** Cancels a shipment, where its carrier still allows it; says why not while somebody might still expect it. */
export function CancelButton({ shipment }: { readonly shipment: Shipment }) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const [asking, setAsking] = useState(false);
  const waits = shipment.status === 'pending' || shipment.status === 'dispatched';
  const query = useQuery({ ...apiQuery(cancelTerms, { params: { id: shipment.id } }), enabled: waits });
  const canceling = useCancel(shipment, () => setAsking(false));
  const terms = query.data?.data;
  if (!waits || terms === undefined) return null;
  if (terms.bar !== null) return <p className={css.barred}>{t(`terms.cancel_bars.${terms.bar}`)}</p>;
  const facts = { number: shipment.bol_number, carrier: shipment.carrier_name };
  return (
    <>
      <Button variant="subtle" onClick={() => setAsking(true)} leftSection={<IconBan size={16} aria-hidden="true" />}>
        {t('tracking.cancel.button')}
      </Button>
      <ConfirmDialog
        opened={asking}
        title={t('tracking.cancel.title', facts)}
        confirm={t('tracking.cancel.confirm')}
        cancel={t('tracking.cancel.keep')}
        working={canceling.isPending}
        onConfirm={() => canceling.mutate()}
        onCancel={() => setAsking(false)}
      >
        <p>{t('tracking.cancel.text', facts)}</p>
        {terms.until !== null && (
          <p>{t('tracking.cancel.until', { time: dateTime(terms.until, shipment.origin.time_zone) })}</p>
        )}
      </ConfirmDialog>
    </>
  );
}
