import { type Quote, ratePrice } from '@waybill/contract';
import { useCallback, useState } from 'react';
import { asShown } from '../../../../lib/format/shown-currency.ts';
import { useShownCurrency } from '../../../../lib/format/use-formats.ts';
import { AnswerBar } from '../../../../ui/freight/answers/answer-bar.tsx';
import { PriceAgainstDays } from '../../../../ui/freight/prices/price-against-days.tsx';
import { useServiceName } from '../../../../ui/freight/use-service-name.ts';
import { useElapsed } from '../frame/use-elapsed.ts';
import { useInsured } from '../frame/use-quoted.ts';
import { SendDialog } from '../send/send-dialog.tsx';
import { SendNotice } from '../send/send-notice.tsx';
import { useMaySend } from '../send/use-may-send.ts';
import { answersOf } from './answers-of.ts';
import { BestCards } from './best-cards.tsx';
import { PhoneBookBar } from './phone-book-bar.tsx';
import { RateList } from './rate-list.tsx';
import css from './rates-step.module.css';

type RatesProps = {
  readonly quote: Quote;
  /** Books a rate; null where none can be booked. */
  readonly onBook: ((id: string) => void) | null;
};

/** How far carriers have come, prices against days, and every rate. */
export function Rates({ quote, onBook }: RatesProps) {
  const insured = useInsured(quote);
  const currency = useShownCurrency();
  const serviceName = useServiceName();
  const elapsed = useElapsed(quote.created_at, quote.answering);
  const [opened, setOpened] = useState<string | null>(null);
  const toggle = useCallback((id: string) => setOpened((now) => (now === id ? null : id)), []);
  const maySend = useMaySend(quote);
  const [sending, setSending] = useState<{ readonly rateId: string | null } | null>(null);
  const sendRate = useCallback((rateId: string) => setSending({ rateId }), []);
  const onSend = maySend && onBook === null ? sendRate : null;
  const pick = useCallback((id: string) => {
    setOpened(id);
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-rate="${CSS.escape(id)}"] button`)?.focus());
  }, []);
  const priced = quote.rates.map((rate) => ({
    id: rate.id,
    carrier: rate.carrier.name,
    service: serviceName(rate.service.name),
    days: rate.transit_days,
    date: rate.delivery_date,
    // Converted before it is drawn, so that the steps of the scale are round in the currency shown.
    price: asShown(ratePrice(rate, insured), currency),
  }));
  return (
    <>
      {onSend !== null && <SendNotice onSend={() => setSending({ rateId: null })} />}
      <AnswerBar answers={answersOf(quote)} rateCount={quote.rates.length} waitedSeconds={elapsed} />
      <div className={css.pictures}>
        <PriceAgainstDays rates={priced} onPick={pick} />
        <BestCards quote={quote} insured={insured} onBook={onBook} />
      </div>
      <RateList quote={quote} insured={insured} opened={opened} onOpen={toggle} onBook={onBook} onSend={onSend} />
      <PhoneBookBar quote={quote} insured={insured} opened={opened} onBook={onBook} />
      {sending !== null && (
        <SendDialog quote={quote} insured={insured} rateId={sending.rateId} onClose={() => setSending(null)} />
      )}
    </>
  );
}
