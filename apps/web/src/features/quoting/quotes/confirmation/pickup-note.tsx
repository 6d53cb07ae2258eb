import type { Shipment } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../../ui/notice.tsx';

/** What the carrier of a parcel says about its pickup; nothing for freight. */
export function PickupNote({ shipment }: { readonly shipment: Shipment }) {
  const { t } = useTranslation();
  const { pickup_note: note, carrier_name: carrier, pickup_number: number } = shipment;
  if (note === null) return null;
  return (
    <Notice tone={note === 'pickup_confirmed' ? 'go' : 'move'} title={t(`quotes.parcel_pickup.notes.${note}`)}>
      {t(`quotes.parcel_pickup.notes.${note}_text`, { carrier, number: number ?? '' })}
    </Notice>
  );
}
