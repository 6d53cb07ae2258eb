import { useTranslation } from 'react-i18next';
import { pageExists } from '../../../../lib/routes/navigator.ts';
import { useUser } from '../../../../lib/session/use-user.ts';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';

/** Whether the person can start a quote here. */
export function useMayQuote(): boolean {
  return (useUser()?.abilities.includes('quote.create') ?? false) && pageExists('quote');
}

/** An account without any shipment: what will be here, and the first step to it. */
export function NoShipments() {
  const { t } = useTranslation();
  const mayQuote = useMayQuote();
  const action = (
    <LinkButton to="quote" variant="filled">
      {t('tracking.empty.action')}
    </LinkButton>
  );
  return <EmptyState title={t('tracking.empty.title')} text={t('tracking.empty.text')} actions={mayQuote && action} />;
}

/** An account whose shipments are all delivered or canceled: they are in the history. */
export function NothingOpen() {
  const { t } = useTranslation();
  return (
    <EmptyState
      title={t('tracking.empty.nothing_open')}
      actions={<LinkButton to="shipments">{t('titles.shipment_history')}</LinkButton>}
    />
  );
}
