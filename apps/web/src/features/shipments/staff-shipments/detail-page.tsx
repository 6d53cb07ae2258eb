import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { endpoints } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { PlacesNote, ShipmentScreen } from '../shipments/public.ts';
import { AccountPanel } from './account-panel.tsx';
import { staffShipmentQuery } from './api.ts';
import { ChangesPanel } from './change/changes-panel.tsx';
import { CostPanel } from './cost-panel.tsx';
import { DeskRecords } from './desk/desk-records.tsx';
import { DeskPanel } from './desk/desk-panel.tsx';
import { BothLive } from './rebook/duplicate-notice.tsx';

/** One shipment of any account, with whose it is and what it costs. */
export function StaffShipmentPage() {
  const { t } = useTranslation();
  const { id = '' }: { readonly id?: string } = useParams({ strict: false });
  return (
    <ShipmentScreen
      key={id}
      query={useQuery(staffShipmentQuery(id))}
      back={{ to: 'admin.shipments', words: t('titles.shipments') }}
      missing={t('staff_shipments.back')}
      readDocument={(kind) => call(endpoints.staffShipments.document, { params: { id, kind } })}
      renderRequired={(shipment) => (
        <>
          <PlacesNote shipment={shipment} page={(other) => ({ to: 'admin.shipments.detail', params: { id: other } })} />
          {(shipment.replaced_by !== null || shipment.status === 'canceled') && <BothLive id={shipment.id} />}
        </>
      )}
      renderAside={(shipment) => (
        <>
          <AccountPanel account={shipment.account} />
          <DeskPanel shipment={shipment} />
          <CostPanel shipment={shipment} />
        </>
      )}
      renderBelow={(shipment) => (
        <>
          <ChangesPanel shipment={shipment} />
          <DeskRecords shipment={shipment} />
        </>
      )}
    />
  );
}
