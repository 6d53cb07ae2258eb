import { useQuery } from '@tanstack/react-query';
import type { Rebooked, Rebooking } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChargedFormats } from '../../../../lib/format/use-formats.ts';
import { FormDialog, type DialogGuard } from '../../../../ui/form-dialog.tsx';
import { LoadFailed } from '../../../../ui/load-failed.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { ratesQuery, rebookingQuery } from './api.ts';
import { AskRates } from './ask-rates.tsx';
import { BookForm } from './book-form.tsx';
import css from './rebook.module.css';

type Props = {
  /** Of a shipment, or of a booking that its carrier did not take. */
  readonly id: string;
  readonly number: string;
  readonly onClose: () => void;
  readonly onBooked?: (told: Rebooked) => void;
};
type Inside = { readonly of: Rebooking; readonly guard: DialogGuard; readonly onBooked: (told: Rebooked) => void };

/** What happens to what stands. */
function Standing({ of: { old, cancels, on_card: onCard, price } }: Pick<Inside, 'of'>) {
  const { t } = useTranslation();
  const { money } = useChargedFormats();
  const stands = cancels ? 'cancels' : old.status === null ? 'failed' : 'canceled';
  return (
    <div className={css.standing}>
      <p>{t('rebookings.now', { carrier: old.carrier, price: money(price) })}</p>
      <p className={css.soft}>{t(`rebookings.${stands}`, { number: old.number, carrier: old.carrier })}</p>
      {onCard && <p className={css.soft}>{t('rebookings.on_card')}</p>}
    </div>
  );
}

function Rates({ of, guard, onBooked, quoteId }: Inside & { readonly quoteId: string }) {
  const { t } = useTranslation();
  const query = useQuery(ratesQuery(of.old.id, quoteId));
  const quote = query.data?.data;
  if (quote === undefined) {
    return query.isError ? (
      <LoadFailed message={query.error.message} retry={() => void query.refetch()} />
    ) : (
      <div className={css.waiting} aria-busy="true" />
    );
  }
  const open = quote.carriers.filter(({ state }) => state === 'asked').length;
  return (
    <>
      {open > 0 && <p className={css.soft}>{t('rebookings.asking', { count: open })}</p>}
      {quote.rates.length > 0 && <BookForm of={of} quote={quote} guard={guard} onBooked={onBooked} />}
      {quote.rates.length === 0 && !quote.answering && <Notice tone="care" title={t('rebookings.no_rates')} />}
    </>
  );
}

function Steps({ of, guard, onBooked }: Inside) {
  const { t } = useTranslation();
  const [quoteId, setQuoteId] = useState<string | null>(null);
  if (of.bar !== null)
    return (
      <Notice tone="stop" title={t('rebookings.barred_title', { number: of.old.number })}>
        {t(`terms.rebook_bars.${of.bar}`)}
      </Notice>
    );
  return (
    <div className={css.dialog}>
      <Standing of={of} />
      <AskRates of={of} again={quoteId !== null} onAsked={setQuoteId} />
      {quoteId !== null && <Rates key={quoteId} of={of} guard={guard} onBooked={onBooked} quoteId={quoteId} />}
    </div>
  );
}

/** Books a shipment, or a booking that failed, again with another carrier. */
export function RebookDialog({ id, number, onClose, onBooked }: Props) {
  const { t } = useTranslation();
  const query = useQuery(rebookingQuery(id));
  const of = query.data?.data;
  const done = (told: Rebooked): void => {
    onClose();
    onBooked?.(told);
  };
  return (
    <FormDialog title={t('rebookings.title', { number })} size={820} onClose={onClose}>
      {(guard) => {
        if (of !== undefined) return <Steps of={of} guard={guard} onBooked={done} />;
        return query.isError ? (
          <LoadFailed message={query.error.message} retry={() => void query.refetch()} />
        ) : (
          <div className={css.waiting} aria-busy="true" />
        );
      }}
    </FormDialog>
  );
}
