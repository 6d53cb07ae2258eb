import { Button } from '@mantine/core';
import { type BookingWire, type Quote, type Rate, ratePrice } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../../lib/format/use-formats.ts';
import { pageExists } from '../../../../lib/routes/navigator.ts';
import { ToneChip } from '../../../../ui/freight/status/status-chip.tsx';
import { IconClock } from '../../../../ui/icons.ts';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { useQuoteForm } from '../draft/quote-form.ts';
import { emptyDraft } from '../draft/empty.ts';
import { writeDraft } from '../draft/quote-draft-store.ts';
import { QuoteStrip } from '../frame/quote-strip.tsx';
import { useElapsed } from '../frame/use-elapsed.ts';
import { useInsured } from '../frame/use-quoted.ts';
import { useStep } from '../frame/use-step.ts';
import css from './confirming-panel.module.css';

type Props = { readonly booking: BookingWire; readonly quote: Quote; readonly rate: Rate };

function Since({ booking, zone }: { readonly booking: BookingWire; readonly zone: string }) {
  const { t } = useTranslation();
  const { time } = useFormats();
  const seconds = useElapsed(booking.since, true);
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  const elapsed = `${minutes}:${String(rest).padStart(2, '0')}`;
  return (
    <>
      {time(booking.since, zone)}{' '}
      <span className="wb-soft" aria-hidden="true">
        {t('quotes.confirming.elapsed', { elapsed })}
      </span>
    </>
  );
}

/** The carrier was told and has not said what came of it: whom is waited for, since when, and that nothing has to be done. */
export function ConfirmingPanel({ booking, quote, rate }: Props) {
  const { t } = useTranslation();
  const { money } = useFormats();
  const quoteForm = useQuoteForm();
  const { goTo } = useStep();
  const price = money(ratePrice(rate, useInsured(quote)));
  const carrier = rate.carrier.name;
  function another(): void {
    quoteForm.draft.set(() => emptyDraft('', quoteForm.begin));
    writeDraft(quoteForm.userId, quoteForm.draft.get());
    void goTo('details');
  }
  return (
    <div className={css.step}>
      <QuoteStrip
        quote={quote}
        rate={rate}
        status={
          <ToneChip tone="wait" icon={IconClock}>
            {t('quotes.confirming.chip')}
          </ToneChip>
        }
        action={null}
      />
      <section className={css.panel} aria-labelledby="confirming">
        <span className={css.pulse} aria-hidden="true">
          <IconClock size={22} />
        </span>
        <div className={css.words}>
          <h2 id="confirming">{t('quotes.confirming.title', { carrier })}</h2>
          <p role="status">{t('quotes.confirming.text', { carrier })}</p>
          <dl className={css.facts}>
            <div>
              <dt>{t('quotes.confirming.number')}</dt>
              <dd className="wb-mono">{booking.reference ?? '–'}</dd>
            </div>
            <div>
              <dt>{t('quotes.confirming.since')}</dt>
              <dd>
                <Since booking={booking} zone={quote.origin.time_zone} />
              </dd>
            </div>
            <div>
              <dt>{t('quotes.confirming.price')}</dt>
              <dd>{price}</dd>
            </div>
          </dl>
          <p className={css.soft}>{t('quotes.confirming.leave')}</p>
          <div className={css.actions}>
            {pageExists('tracking') && <LinkButton to="tracking">{t('quotes.confirming.tracking')}</LinkButton>}
            <Button variant="subtle" onClick={another}>
              {t('quotes.confirming.another')}
            </Button>
          </div>
        </div>
      </section>
    </div>
  );
}
