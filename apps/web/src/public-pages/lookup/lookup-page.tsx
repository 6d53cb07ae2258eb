import type { TrackingPage } from '@waybill/contract';
import type { Language } from '@waybill/phrases';
import { useTranslation } from 'react-i18next';
import { TicketPicture } from '../../ui/ticket-picture.tsx';
import { NumberForm } from './number-form.tsx';
import css from './lookup-page.module.css';

type Page = Exclude<TrackingPage, { readonly kind: 'found' | 'following' }>;

const checks = ['look', 'mixed', 'fresh', 'sender'] as const;

/** The page with only a field: before the first number, after an unknown one, and after too many. */
export function LookupPage({ page, language }: { readonly page: Page; readonly language: Language }) {
  const { t } = useTranslation();
  const number = page.kind === 'ask' ? '' : page.number;
  return (
    <div className={css.page}>
      {page.kind === 'unknown' ? <TicketPicture words="?" /> : <TicketPicture />}
      <h1 className={css.title}>{t(`public_tracking.${page.kind}.title`)}</h1>
      <p className={css.text} id="answer">
        {t(`public_tracking.${page.kind}.text`, { number })}
      </p>
      <NumberForm number={number} language={language} unknown={page.kind === 'unknown'} />
      {page.kind === 'unknown' && (
        <section className={css.checks} aria-labelledby="checks">
          <h2 id="checks">{t('public_tracking.unknown.check')}</h2>
          <ul>
            {checks.map((check) => (
              <li key={check}>{t(`public_tracking.unknown.${check}`)}</li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
