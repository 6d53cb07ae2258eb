import { Button } from '@mantine/core';
import { endpoints, type User } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { useFormats } from '../../../lib/format/use-formats.ts';
import { pathTo } from '../../../lib/routes/path-to.ts';
import { session, viewShown } from '../../../lib/session/store.ts';
import { IconArrowBackUp, IconEye, IconPackage } from '../../../ui/icons.ts';
import css from './view-banner.module.css';

/** Ends the view and makes the tab the person's own again; without an answer the view ends by itself in time. */
async function leave(path: string): Promise<void> {
  const id = viewShown();
  if (id !== null) await call(endpoints.customerViews.end, { params: { id } }).catch(() => undefined);
  session.clear();
  location.assign(path);
}

type Props = { readonly user: User; readonly until: string };

/** Above every page of another account that is looked at: whose it is, that nothing changes, and the way back. */
export function ViewBanner({ user: { account, viewing_merged: merged, booking_for: asked }, until }: Props) {
  const { t } = useTranslation();
  const { clock } = useFormats();
  const [leaving, setLeaving] = useState(false);
  if (account === null) return null;
  const time = clock(new Date(until).getTime());
  const viewing = t(merged ? 'customer_views.viewing_merged' : 'customer_views.viewing', { account: account.name });
  const title = asked ? `${t('booking_for.banner', { account: account.name })}.` : viewing;
  const text = asked
    ? t('booking_for.banner_text', {
        asked_by: asked.asked_by,
        how: t(`booking_for.said_how.${asked.asked_how}`),
        time,
      })
    : t('customer_views.read_only', { time });
  const Picture = asked ? IconPackage : IconEye;
  return (
    <div className={css.banner} data-books={asked !== undefined || undefined} role="status">
      <Picture size={20} aria-hidden="true" />
      <p>
        <b>{title}</b> <span>{text}</span>
      </p>
      <Button
        leftSection={<IconArrowBackUp size={16} aria-hidden="true" />}
        loading={leaving}
        onClick={() => {
          setLeaving(true);
          void leave(merged ? pathTo('tracking') : pathTo('admin.accounts.detail', { id: account.id }));
        }}
      >
        {t(merged ? 'customer_views.back_merged' : asked ? 'booking_for.back' : 'customer_views.back')}
      </Button>
    </div>
  );
}
