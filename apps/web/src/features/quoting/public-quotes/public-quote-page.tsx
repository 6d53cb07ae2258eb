import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '../../../lib/session/use-site.ts';
import { Notice } from '../../../ui/notice.tsx';
import { GuestQuote } from '../quotes/public.ts';
import { guestChannel } from './guest-channel.ts';
import { NextSteps } from './next-steps.tsx';
import css from './public-quote-page.module.css';
import { ReaderChoice } from './reader-choice.tsx';

function Waiting() {
  const { t } = useTranslation();
  return (
    <div className={css.waiting} role="status">
      <span className="wb-only-heard">{t('common.loading')}</span>
    </div>
  );
}

/** A quote without an account: the same details, rates and arithmetic as a customer's, at list prices. */
export function PublicQuotePage() {
  const { t } = useTranslation();
  // Read when rates are asked for, never while drawing.
  const [trap, setTrap] = useState<HTMLInputElement | null>(null);
  const channel = useMemo(() => guestChannel(() => trap?.value ?? ''), [trap]);
  const site = useSite();
  const closed = site?.quotes_open === false;
  return (
    <div className={css.page} data-wide="">
      <header className={css.head}>
        <h1>{t('public_quote.title')}</h1>
        <p className={css.lead}>{t('public_quote.lead')}</p>
      </header>
      {/* Nobody sees it or reaches it by key; programs that fill in everything give themselves away. */}
      <div className={css.trap} aria-hidden="true">
        <input ref={setTrap} name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
      </div>
      {closed && (
        <Notice tone="care" title={t('company.closed_title')}>
          {site.phone !== null && t('company.call', { phone: site.phone })}
        </Notice>
      )}
      <Suspense fallback={<Waiting />}>
        {trap !== null && !closed && <GuestQuote channel={channel} tools={<ReaderChoice />} after={NextSteps} />}
      </Suspense>
    </div>
  );
}
