import { useTranslation } from 'react-i18next';
import { NoShipments } from './list/no-shipments.tsx';
import { ShipmentsBoard } from './list/shipments-board.tsx';
import { useShipments } from './list/use-shipments.ts';

/** Every shipment there ever was, newest first. */
export function HistoryPage() {
  const { t } = useTranslation();
  return (
    <ShipmentsBoard
      {...useShipments()}
      title={t('titles.shipment_history')}
      note={t('tracking.history_note')}
      empty={<NoShipments />}
    />
  );
}
