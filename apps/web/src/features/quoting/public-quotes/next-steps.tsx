import { useTranslation } from 'react-i18next';
import { guestQuotePath, ticketOf } from '../../../lib/session/quote-ticket.ts';
import { useUser } from '../../../lib/session/use-user.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import css from './next-steps.module.css';

type Props = { readonly step: 'details' | 'rates'; readonly quoteId: string | null };

const ahead = ['compare', 'account', 'book'] as const;

/** What happens after the prices, in three lines. */
function WhatHappens() {
  const { t } = useTranslation();
  return (
    <section className={css.happens} aria-labelledby="what-happens">
      <h2 id="what-happens">{t('public_quote.next.title')}</h2>
      <ol className={css.steps}>
        {ahead.map((name, index) => (
          <li key={name}>
            <span className={css.number} aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <b>{t(`public_quote.next.${name}`)}</b>
              <p className="wb-soft">{t(`public_quote.next.${name}_text`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The ways on from prices: an account takes over everything typed. */
function Ways({ quoteId }: { readonly quoteId: string }) {
  const { t } = useTranslation();
  const user = useUser();
  const number = ticketOf(quoteId)?.number ?? '';
  if (user !== null) {
    return (
      <section className={css.ways} aria-labelledby="ways-on">
        <div className={css.words}>
          <h2 id="ways-on">{t('public_quote.signed_in')}</h2>
          <p className="wb-soft">{t('public_quote.signed_in_text')}</p>
        </div>
        <div className={css.buttons}>
          <LinkButton
            to="quote.new"
            search={{ from: 'public-quote' }}
            variant="filled"
            h={40}
            className={css.main ?? ''}
          >
            {t('public_quote.own_prices')}
          </LinkButton>
        </div>
      </section>
    );
  }
  return (
    <section className={css.ways} aria-labelledby="ways-on">
      <div className={css.words}>
        <h2 id="ways-on">{t('public_quote.book_title')}</h2>
        <p className="wb-soft">{t('public_quote.book_text', { number })}</p>
      </div>
      <div className={css.buttons}>
        <LinkButton to="login" search={{ return: guestQuotePath }} h={40}>
          {t('public_quote.log_in')}
        </LinkButton>
        <LinkButton to="signup" search={{ quote: quoteId }} variant="filled" h={40} className={css.main ?? ''}>
          {t('public_quote.sign_up')}
        </LinkButton>
      </div>
    </section>
  );
}

/** What stands below the step: where the way leads, and once there are prices, the way on. */
export function NextSteps({ step, quoteId }: Props) {
  if (step === 'rates' && quoteId !== null) return <Ways quoteId={quoteId} />;
  return <WhatHappens />;
}
