import { useTranslation } from 'react-i18next';
import { IconPlus } from '../../../ui/icons.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { pathTo } from '../../../lib/routes/path-to.ts';
import { MergedRecords } from '../../identity/customer-views/public.ts';
import { WaitingBookings } from '../../billing/payments/public.ts';
import { NoShipments, NothingOpen, useMayQuote } from './list/no-shipments.tsx';
import { ShipmentsBoard } from './list/shipments-board.tsx';
import { useShipments } from './list/use-shipments.ts';
import { useReship } from './reship/use-reship.tsx';

/** Where every shipment is that is not over yet: those that need action first, then by the day they are due. */
export function TrackingPage() {
  const { t } = useTranslation();
  const shipments = useShipments('tracking');
  const { columns, dialog } = useReship(shipments.columns);
  const mayQuote = useMayQuote();
  const needing = shipments.counts.data?.data.action_required;
  return (
    <>
      <ShipmentsBoard
        {...shipments}
        columns={columns}
        title={t('titles.tracking')}
        note={
          needing === undefined
            ? ''
            : needing === 0
              ? t('tracking.all_well')
              : t('tracking.need_you', { count: needing })
        }
        actions={
          mayQuote && (
            <LinkButton to="quote" variant="filled" leftSection={<IconPlus size={16} aria-hidden="true" />}>
              {t('tracking.quote')}
            </LinkButton>
          )
        }
        above={
          <>
            <MergedRecords path={pathTo('shipments')} />
            <WaitingBookings />
          </>
        }
        choosable
        keepable="views"
        empty={(shipments.counts.data?.data.all ?? 0) > 0 ? <NothingOpen /> : <NoShipments />}
      />
      {dialog}
    </>
  );
}
