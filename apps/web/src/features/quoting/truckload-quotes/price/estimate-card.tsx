import { Button } from '@mantine/core';
import type { TruckloadEstimate, TruckloadQuote } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../../lib/format/use-formats.ts';
import { ConvertedNote } from '../../../../ui/converted-note.tsx';
import { ChargeLines } from '../../../../ui/freight/charges/charge-lines.tsx';
import { ToneChip } from '../../../../ui/freight/status/status-chip.tsx';
import { IconClock, IconShieldCheck } from '../../../../ui/icons.ts';
import { RouteLink } from '../../../../ui/route-link.tsx';
import { findingText } from '../../../../lib/language/finding-text.ts';

import css from './price-panel.module.css';
import type { Sending } from './send-dialog.tsx';

type Props = {
  readonly quote: TruckloadQuote;
  /** What is typed is not what was priced any more. */
  readonly stale: boolean;
  readonly onSend: (how: Sending) => void;
};

/** How firm a price is, as picture and word. */
function FirmChip({ kind }: { readonly kind: TruckloadEstimate['kind'] }) {
  const { t } = useTranslation();
  const firm = kind === 'firm';
  return (
    <ToneChip tone={firm ? 'go' : 'wait'} icon={firm ? IconShieldCheck : IconClock}>
      {t(`truckload.price.${kind}`)}
    </ToneChip>
  );
}

function Priced({ quote, estimate }: { readonly quote: TruckloadQuote; readonly estimate: TruckloadEstimate }) {
  const { t } = useTranslation();
  const { date, dateTime, distance, money, units } = useFormats();
  const mile = units.distance === 'mi' ? 1 : 1 / 1.609344;
  const each = money({
    amount: Math.round((estimate.rate_per_mile_milli_cents / 1000) * mile),
    currency: estimate.total.currency,
  });
  return (
    <>
      <div className={css.top}>
        <FirmChip kind={estimate.kind} />
        <p className={css.total}>{money(estimate.total)}</p>
      </div>
      <dl className={css.facts}>
        <div>
          <dt>{t('truckload.price.way')}</dt>
          <dd>
            {distance(quote.miles)} · {t('truckload.price.each', { price: each, unit: units.distance })}
          </dd>
        </div>
        <div>
          <dt>{t('truckload.price.arrives')}</dt>
          <dd>
            {date(estimate.delivery_date)} · {t('quote_requests.page.days', { count: estimate.transit_days })}
          </dd>
        </div>
        <div>
          <dt>{t('truckload.price.holds')}</dt>
          <dd>{dateTime(quote.expires_at, quote.origin.time_zone)}</dd>
        </div>
      </dl>
      <p className={css.means}>{t(`truckload.price.${estimate.kind}_means`)}</p>
      {estimate.because.length > 0 && (
        <ul className={css.because}>
          {estimate.because.map((why) => (
            <li key={why}>{t(`truckload.because.${why}`)}</li>
          ))}
        </ul>
      )}
      {estimate.minimum_applied && <p className={css.means}>{t('truckload.price.minimum')}</p>}
      <details className={css.lines} open>
        <summary>{t('quote_requests.page.price_lines')}</summary>
        <ChargeLines lines={estimate.charges} />
        <ConvertedNote from={estimate.total.currency} />
      </details>
    </>
  );
}

/** A price with what it is made of, or why sales have to make it; and what can be done about it. */
export function EstimateCard({ quote, stale, onSend }: Props) {
  const { t } = useTranslation();
  const { money } = useFormats();
  const { estimate } = quote;
  return (
    <div className={css.card} data-stale={stale || undefined} aria-live="polite">
      {estimate === null ? (
        <>
          <p className={css.none}>{t('truckload.price.none')}</p>
          <ul className={css.because}>
            {quote.findings.map((finding) => (
              <li key={finding.code}>{findingText(finding)}</li>
            ))}
          </ul>
        </>
      ) : (
        <Priced quote={quote} estimate={estimate} />
      )}
      {!stale && quote.quote_request_id !== null && (
        <RouteLink to="quote.requests.detail" params={{ id: quote.quote_request_id }}>
          {t('truckload.price.sent')}
        </RouteLink>
      )}
      {!stale && quote.quote_request_id === null && (
        <div className={css.actions}>
          {estimate?.kind === 'firm' && (
            <Button variant="filled" h={44} fz={16} onClick={() => onSend('firm')}>
              {t('truckload.price.take', { price: money(estimate.total) })}
            </Button>
          )}
          <Button variant={estimate?.kind === 'firm' ? 'default' : 'filled'} h={44} onClick={() => onSend('sales')}>
            {t('truckload.price.send')}
          </Button>
        </div>
      )}
    </div>
  );
}
