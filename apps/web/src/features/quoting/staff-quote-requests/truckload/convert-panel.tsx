import { Button } from '@mantine/core';
import type { DeskRequest } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../../lib/format/use-formats.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { ownZone } from '../../quote-requests/public.ts';
import { ConvertDialog } from './convert-dialog.tsx';

/** What the customer said yes to and nobody has booked yet, with the way to book it for them. */
export function ConvertPanel({ request }: { readonly request: DeskRequest }) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const [open, setOpen] = useState(false);
  const { accepted, offer, shipment, state } = request;
  if (state !== 'accepted' || shipment !== null || accepted === null || offer === null) return null;
  const rate = offer.rates.find(({ id }) => id === accepted.rate_id) ?? offer.rates[0];
  if (rate === undefined) return null;
  return (
    <>
      <Notice
        tone="go"
        title={t('staff_truckloads.convert.accepted', { name: accepted.by, carrier: rate.carrier.name })}
        action={
          <Button variant="filled" onClick={() => setOpen(true)}>
            {t('staff_truckloads.convert.open')}
          </Button>
        }
      >
        {t('staff_truckloads.convert.text', { time: dateTime(accepted.at, ownZone()) })}
      </Notice>
      {open && <ConvertDialog request={request} rateId={rate.id} onClose={() => setOpen(false)} />}
    </>
  );
}
