import type { TrackingPage } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { TicketPicture } from '../../ui/ticket-picture.tsx';
import css from './lookup-page.module.css';
import form from './number-form.module.css';

type Page = Extract<TrackingPage, { readonly kind: 'following' }>;

/** A step of following a shipment: a button where something is to be decided, else word of what was. */
export function FollowingPage({ page }: { readonly page: Page }) {
  const { t } = useTranslation();
  const { step, number } = page;
  return (
    <div className={css.page}>
      {step === 'over' ? <TicketPicture words="?" /> : <TicketPicture />}
      <h1 className={css.title}>{t(`public_tracking.follow.${step}.title`, { number })}</h1>
      <p className={css.text}>{t(`public_tracking.follow.${step}.text`, { number })}</p>
      {(step === 'confirm' || step === 'stop') && (
        <form method="post" className={css.decide}>
          <button type="submit" className={form.submit}>
            {t(`public_tracking.follow.${step}.button`)}
          </button>
        </form>
      )}
      {page.stop !== null && (
        <p>
          <a href={page.stop}>{t('public_tracking.follow.stop.button')}</a>
        </p>
      )}
      {page.page !== null && (
        <p>
          <a href={page.page}>{t('public_tracking.follow.open')}</a>
        </p>
      )}
    </div>
  );
}
