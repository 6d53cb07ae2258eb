import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { endpoints } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api/call.ts';
import { shipmentQuery } from './api.ts';
import { ShipmentScreen } from './detail/shipment-screen.tsx';
import { useLiveShipment } from './detail/use-live-shipment.ts';

/** One shipment of the account, kept up to date while it is looked at. */
export function DetailPage() {
  const { t } = useTranslation();
  const { loadId = '' }: { readonly loadId?: string } = useParams({ strict: false });
  const [followed, setFollowed] = useState<string | null>(null);
  const query = useQuery(shipmentQuery(loadId, followed === loadId));
  useLiveShipment(query.data?.data, setFollowed);
  return (
    <ShipmentScreen
      key={loadId}
      query={query}
      back={{ to: 'tracking', words: t('titles.tracking') }}
      missing={t('tracking.missing.action')}
      readDocument={(kind) => call(endpoints.shipments.document, { params: { id: loadId, kind } })}
    />
  );
}
