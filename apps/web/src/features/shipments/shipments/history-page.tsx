import { useTranslation } from 'react-i18next';
import { pathTo } from '../../../lib/routes/path-to.ts';
import { MergedRecords } from '../../identity/customer-views/public.ts';
import { WaitingBookings } from '../../billing/payments/public.ts';
import { NoShipments } from './list/no-shipments.tsx';
import { ShipmentsBoard } from './list/shipments-board.tsx';
import { useShipments } from './list/use-shipments.ts';
import { useReship } from './reship/use-reship.tsx';

/** Every shipment there ever was, newest first. */
export function HistoryPage() {
  const { t } = useTranslation();
  const shipments = useShipments('history');
  const { columns, dialog } = useReship(shipments.columns, true);
  return (
    <>
      <ShipmentsBoard
        {...shipments}
        columns={columns}
        title={t('titles.shipment_history')}
        note={t('tracking.history_note')}
        above={
          <>
            <MergedRecords path={pathTo('shipments')} />
            <WaitingBookings />
          </>
        }
        choosable
        keepable="views"
        empty={<NoShipments />}
      />
      {dialog}
    </>
  );
}
