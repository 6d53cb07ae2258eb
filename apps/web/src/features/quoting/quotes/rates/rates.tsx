import type { Quote } from '@waybill/contract';
import { ratePrice } from '@waybill/contract';
import { Suspense, useCallback, useMemo, useState, type ReactNode } from 'react';
import { asShown } from '../../../../lib/format/shown-currency.ts';
import { useShownCurrency } from '../../../../lib/format/use-formats.ts';
import { later } from '../../../../lib/later.tsx';
import { useSpareTime } from '../../../../lib/spare-time.ts';
import { AnswerBar } from '../../../../ui/freight/answers/answer-bar.tsx';
import { useServiceName } from '../../../../ui/freight/use-service-name.ts';
import { useCarrierVisibility } from '../../../identity/settings/public.ts';
import { useElapsed } from '../frame/use-elapsed.ts';
import { useInsured } from '../frame/use-quoted.ts';
import { SendDialog } from '../send/send-dialog.tsx';
import { SendNotice } from '../send/send-notice.tsx';
import { useMaySend } from '../send/use-may-send.ts';
import { answersOf } from './answers-of.ts';
import { BestCards } from './best-cards.tsx';
import { useCompared } from './compare/use-compared.ts';
import { PhoneBookBar } from './phone-book-bar.tsx';
import { RateList } from './rate-list.tsx';
import { RateSummary } from './summary/rate-summary.tsx';
import { useHoveredRate } from './use-hovered-rate.ts';
import { useListedQuote } from './use-listed-quote.ts';
import { RateTools } from './view/rate-tools.tsx';
import { viewRates } from './view/rate-view.ts';
import { useRateView } from './view/use-rate-view.ts';
import { preferredFirst } from './visible-rates.ts';

const chart = later(() =>
  import('../../../../ui/freight/prices/price-against-days.tsx').then((part) => part.PriceAgainstDays),
);
const comparison = later(() => import('./compare/compare-drawer.tsx').then((part) => part.CompareDrawer));

type RatesProps = {
  readonly quote: Quote;
  /** Books a rate; null where none can be booked. */
  readonly onBook: ((id: string) => void) | null;
  /** Its rates are not honoured any more. */
  readonly over?: boolean;
  /** Says in the summary that something is out of the ordinary. */
  readonly status?: ReactNode;
  readonly actions?: ReactNode;
  /** Between the summary and the rates. */
  readonly notices?: ReactNode;
};

/** What is quoted and how far carriers have come, the rates that stand out, and every rate as list and chart. */
export function Rates({ quote: answered, onBook, notices, ...summary }: RatesProps) {
  const insured = useInsured(answered);
  const currency = useShownCurrency();
  const serviceName = useServiceName();
  const visibility = useCarrierVisibility();
  const elapsed = useElapsed(answered.created_at, answered.answering);
  const [opened, setOpened] = useState<string | null>(null);
  const toggle = useCallback((id: string) => setOpened((now) => (now === id ? null : id)), []);
  const [view, changeView] = useRateView();
  // All of the page shows the same rates: those that wait are in no count, card, or chart.
  const { frame, shown: quote, held, release } = useListedQuote(answered, opened);
  const rates = useMemo(
    () => preferredFirst(viewRates(quote.rates, view, insured), visibility),
    [quote.rates, view, insured, visibility],
  );
  const compared = useCompared(quote.rates);
  const hovered = useHoveredRate(frame, view.chart);
  useSpareTime(chart.fetch);
  const maySend = useMaySend(answered);
  const [sending, setSending] = useState<{ readonly rateId: string | null } | null>(null);
  const sendRate = useCallback((rateId: string) => setSending({ rateId }), []);
  const onSend = maySend && onBook === null ? sendRate : null;
  const pick = useCallback((id: string) => {
    setOpened(id);
    requestAnimationFrame(() => {
      const row = document.querySelector<HTMLElement>(`[data-rate="${CSS.escape(id)}"]`);
      row?.scrollIntoView({ block: 'nearest' });
      row?.querySelector('button')?.focus({ preventScroll: true });
    });
  }, []);
  const priced = rates.map((rate) => ({
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
      <RateSummary
        quote={quote}
        {...summary}
        answers={<AnswerBar answers={answersOf(answered)} rateCount={quote.rates.length} waitedSeconds={elapsed} />}
      />
      {notices}
      {onSend !== null && <SendNotice onSend={() => setSending({ rateId: null })} />}
      <BestCards quote={quote} rates={rates} insured={insured} onPick={pick} onBook={onBook} />
      <RateTools
        quote={quote}
        rates={rates}
        insured={insured}
        view={view}
        onChange={(changes) => {
          // Another order or filter redraws the list anyway.
          if (changes.chart === undefined) release();
          changeView(changes);
        }}
        held={held}
        onShow={release}
        compared={compared.rates.length}
        onCompare={compared.open}
      />
      <div ref={frame}>
        {view.chart && (
          <Suspense>
            <chart.Part rates={priced} onPick={pick} hovered={hovered} />
          </Suspense>
        )}
        <RateList
          quote={quote}
          rates={rates}
          insured={insured}
          held={held}
          opened={opened}
          onOpen={toggle}
          onBook={onBook}
          onSend={onSend}
          compared={compared}
          onAll={() => changeView({ arrive: null, transit: null, guaranteed: false, carriers: [] })}
        />
      </div>
      <PhoneBookBar quote={quote} insured={insured} opened={opened} onBook={onBook} />
      {compared.opened && (
        <Suspense>
          <comparison.Part
            quote={quote}
            rates={compared.rates}
            insured={insured}
            onBook={onBook}
            onClose={compared.close}
          />
        </Suspense>
      )}
      {sending !== null && (
        <SendDialog quote={quote} insured={insured} rateId={sending.rateId} onClose={() => setSending(null)} />
      )}
    </>
  );
}
