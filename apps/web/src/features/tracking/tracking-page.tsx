import { useTranslation } from 'react-i18next';
import { IconPlus } from '../../ui/icons.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { NoShipments, useMayQuote } from './list/no-shipments.tsx';
import { ShipmentsBoard } from './list/shipments-board.tsx';
import { useShipments } from './list/use-shipments.ts';

/** Where every shipment is: those that need somebody stand out, the rest is one look. */
export function TrackingPage() {
  const { t } = useTranslation();
  const shipments = useShipments();
  const mayQuote = useMayQuote();
  const needing = shipments.counts.data?.data.action_required;
  return (
    <ShipmentsBoard
      {...shipments}
      title={t('titles.tracking')}
      note={
        needing === undefined ? '' : needing === 0 ? t('tracking.all_well') : t('tracking.need_you', { count: needing })
      }
      actions={
        mayQuote && (
          <LinkButton to="quote" variant="filled" leftSection={<IconPlus size={16} aria-hidden="true" />}>
            {t('tracking.quote')}
          </LinkButton>
        )
      }
      empty={<NoShipments />}
    />
  );
}
