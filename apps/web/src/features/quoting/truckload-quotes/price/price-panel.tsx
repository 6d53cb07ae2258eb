import { Button, Kbd } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { endpoints } from '@waybill/contract';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '../../../../lib/api/query.ts';
import { LoadFailed } from '../../../../ui/load-failed.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { useNow } from '../../../../lib/use-now.ts';
import { truckloadBody } from '../draft/body.ts';
import { useChosen, useTruckDraft } from '../draft/truckload-form.ts';
import { AxleNotice } from '../load/axle-notice.tsx';
import { EstimateCard } from './estimate-card.tsx';
import css from './price-panel.module.css';
import { SendDialog, type Sending } from './send-dialog.tsx';
import { usePrice } from './use-price.ts';

/** Where a price would stand, while it is on its way. */
function Waiting() {
  const { t } = useTranslation();
  return (
    <div className={css.waiting} role="status">
      <span className="wb-only-heard">{t('truckload.price.asking')}</span>
      <span />
      <span />
      <span />
    </div>
  );
}

/** The price of what is typed: asked for, shown with how firm it is, and taken or sent to sales. */
export function PricePanel() {
  const { t } = useTranslation();
  const { ask, asking } = usePrice();
  const [sending, setSending] = useState<Sending | null>(null);
  const now = useNow();
  const chosen = useChosen();
  const draft = useDeferredValue(useTruckDraft((whole) => whole));
  const { quoted } = draft;
  const found = useQuery({
    ...apiQuery(endpoints.truckload.show, { params: { id: quoted?.id ?? '' } }),
    enabled: quoted !== null,
  });
  useHotkeys([['mod+Enter', ask]], []);
  const quote = quoted === null ? undefined : found.data?.data;
  const changed = quoted !== null && JSON.stringify(truckloadBody(draft, chosen)) !== quoted.request;
  const expired = quote !== undefined && Date.parse(quote.expires_at) <= now;
  const current = quote !== undefined && !changed && !expired;
  return (
    <Panel title={t('truckload.price.title')} flush>
      <AxleNotice />
      {asking && <Waiting />}
      {!asking && quoted !== null && found.isPending && <Waiting />}
      {!asking && quoted !== null && found.isError && (
        <LoadFailed message={found.error.message} retry={() => void found.refetch()} />
      )}
      {!asking && quote !== undefined && (changed || expired) && (
        <Notice tone="care" flush title={t(changed ? 'truckload.price.changed' : 'truckload.price.expired')} live>
          {t('truckload.price.again_text')}
        </Notice>
      )}
      {!asking && quote !== undefined && <EstimateCard quote={quote} stale={!current} onSend={setSending} />}
      {!current && (
        <div className={css.ask}>
          <Button
            variant="filled"
            fullWidth
            h={44}
            fz={16}
            onClick={ask}
            aria-disabled={asking}
            aria-keyshortcuts="Control+Enter"
            rightSection={<Kbd className={css.keys ?? ''}>Ctrl ↵</Kbd>}
          >
            {t(asking ? 'truckload.price.asking' : quoted === null ? 'truckload.price.get' : 'truckload.price.again')}
          </Button>
          <p className={css.note}>{t('truckload.price.note')}</p>
        </div>
      )}
      {sending !== null && quote !== undefined && (
        <SendDialog quote={quote} how={sending} onClose={() => setSending(null)} />
      )}
    </Panel>
  );
}
