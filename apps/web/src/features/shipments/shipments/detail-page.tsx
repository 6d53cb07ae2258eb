import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { endpoints } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { useSubjectOfPage } from '../../../lib/routes/page-subject.ts';
import { useUser } from '../../../lib/session/use-user.ts';
import { RouteLink } from '../../../ui/route-link.tsx';
import { shipmentQuery } from './api.ts';
import { ActionRequired } from './detail/acts/action-required.tsx';
import { CancelButton } from './detail/acts/cancel-button.tsx';
import { ReshipButtons } from './detail/acts/reship-buttons.tsx';
import { isDomesticParcel } from './detail/facts/details-panel.tsx';
import { PlacesNote } from './detail/places-note.tsx';
import { ShipmentScreen } from './detail/shipment-screen.tsx';
import { useLiveShipment } from './detail/use-live-shipment.ts';

/** One shipment of the account, kept up to date while it is looked at. */
export function DetailPage() {
  const { t } = useTranslation();
  const { loadId = '' }: { readonly loadId?: string } = useParams({ strict: false });
  const [followed, setFollowed] = useState<string | null>(null);
  const mayBook = useUser()?.abilities.includes('shipment.book') ?? false;
  const query = useQuery(shipmentQuery(loadId, followed === loadId));
  useLiveShipment(query.data?.data, setFollowed);
  useSubjectOfPage('shipment', query.data?.data.bol_number);
  return (
    <ShipmentScreen
      key={loadId}
      query={query}
      back={{ to: 'tracking', words: t('titles.tracking') }}
      missing={t('tracking.missing.action')}
      renderRequired={(shipment) => (
        <>
          <PlacesNote shipment={shipment} page={(id) => ({ to: 'tracking.detail', params: { loadId: id } })} />
          <ActionRequired shipment={shipment} />
        </>
      )}
      renderActions={(shipment) => (
        <>
          {mayBook && <CancelButton shipment={shipment} />}
          <ReshipButtons shipment={shipment} />
        </>
      )}
      documentsFoot={
        query.data &&
        !isDomesticParcel(query.data.data) && (
          <RouteLink to="tracking.customs" params={{ loadId }}>
            {t('customs_papers.link')}
          </RouteLink>
        )
      }
      readDocument={(kind) => call(endpoints.shipments.document, { params: { id: loadId, kind } })}
    />
  );
}
