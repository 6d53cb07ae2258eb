import { Button } from '@mantine/core';
import { endpoints, type MarketplaceConnection } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../../../lib/api/query.ts';
import { ownZone } from '../../../../lib/format/zones.ts';
import { useFormats } from '../../../../lib/format/use-formats.ts';
import { useUser } from '../../../../lib/session/use-user.ts';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { ToneChip } from '../../../../ui/freight/status/status-chip.tsx';
import { notifyDone, notifyRefused } from '../../../../ui/notify.ts';
import { ReportTime } from './report-time.tsx';
import { connectionStyles } from '../styles.ts';
import css from '../marketplace.module.css';
import { marketplaceReads } from '../reads.ts';

type Props = { readonly of: MarketplaceConnection; readonly ask: () => void; readonly asking: boolean };

/** How up to date a connection is, in words. */
function useFreshness({ importing, imported_at: at, next_import_at: next, trouble }: MarketplaceConnection): string {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  if (importing !== null) return t('marketplace.importing', { count: importing.seen });
  const words =
    at === null ? t('marketplace.never_imported') : t('marketplace.imported_at', { when: dateTime(at, ownZone()) });
  if (trouble === null || next === null) return words;
  return `${words}, ${t('marketplace.next_at', { when: dateTime(next, ownZone()) })}`;
}

/** One connected shop: how it stands, and what can be done with it. */
export function ConnectionRow({ of, ask, asking }: Props) {
  const { t } = useTranslation();
  const mayManage = useUser()?.abilities.includes('account.manage') ?? false;
  const mayBook = useUser()?.abilities.includes('shipment.book') ?? false;
  const [sure, setSure] = useState(false);
  const importing = useApiMutation(endpoints.marketplace.importNow, { refreshes: marketplaceReads });
  const leaving = useApiMutation(endpoints.marketplace.disconnect, { refreshes: marketplaceReads });
  const { id, seller, provider, state, trouble } = of;
  const refused = ({ message }: Error): void => notifyRefused({ title: t('marketplace.did_not_work'), text: message });
  const freshness = useFreshness(of);
  const look = (): void => {
    void importing
      .mutateAsync({ params: { id } })
      .then(() => notifyDone({ title: t('marketplace.import_asked'), text: seller }))
      .catch(refused);
  };
  const leave = (): void => {
    void leaving
      .mutateAsync({ params: { id } })
      .then(() => notifyDone({ title: t('marketplace.disconnected', { seller }) }))
      .catch(refused)
      .finally(() => setSure(false));
  };
  const online = provider === 'ebay';
  return (
    <li className={css.connection}>
      <div className={css.who}>
        {online ? (
          <>
            <b>{seller}</b>
            <span className={css.soft}>{t(`marketplace.providers.${provider}`)}</span>
          </>
        ) : (
          <b>{t(`marketplace.providers.${provider}`)}</b>
        )}
        {online && <ToneChip {...connectionStyles[state]}>{t(`marketplace.states.${state}`)}</ToneChip>}
      </div>
      <div className={css.how}>
        <span className={css.soft}>
          {online && state !== 'disconnected' ? `${freshness} · ` : ''}
          {t('marketplace.orders_here', { count: of.orders })}
        </span>
        {trouble !== null && <span className={css.trouble}>{t(`marketplace.troubles.${trouble}`)}</span>}
      </div>
      {online && mayManage && state !== 'disconnected' && <ReportTime of={of} />}
      <div className={css.acts}>
        {online && mayBook && state === 'active' && (
          <Button
            size="compact-sm"
            loading={importing.isPending || of.importing !== null}
            aria-label={t('marketplace.import_name', { seller })}
            onClick={look}
          >
            {t('marketplace.import')}
          </Button>
        )}
        {online && mayManage && state !== 'active' && (
          <Button
            size="compact-sm"
            variant="filled"
            loading={asking}
            aria-label={t('marketplace.reconnect_name', { seller })}
            onClick={ask}
          >
            {t('marketplace.reconnect')}
          </Button>
        )}
        {online && mayManage && state !== 'disconnected' && (
          <Button
            size="compact-sm"
            variant="subtle"
            aria-label={t('marketplace.disconnect_name', { seller })}
            onClick={() => setSure(true)}
          >
            {t('marketplace.disconnect')}
          </Button>
        )}
      </div>
      <ConfirmDialog
        opened={sure}
        title={t('marketplace.disconnect_title', { seller })}
        confirm={t('marketplace.disconnect')}
        working={leaving.isPending}
        onConfirm={leave}
        onCancel={() => setSure(false)}
      >
        {t('marketplace.disconnect_text')}
      </ConfirmDialog>
    </li>
  );
}
