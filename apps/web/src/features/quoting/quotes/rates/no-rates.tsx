import { Button } from '@mantine/core';
import type { Quote } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { findingText } from '../../../../lib/language/finding-text.ts';
import { useCallUs } from '../../../../lib/language/use-call-us.ts';
import { salesHelp } from '../request/helps.ts';
import { NoRateCarriers } from './no-rate-carriers.tsx';
import css from './no-rates.module.css';

type Way = 'day' | 'border' | 'pallets' | 'value' | 'load' | 'other' | 'no_carrier';

const ways: Readonly<Record<string, Way>> = {
  pickup_past: 'day',
  pickup_today: 'day',
  pickup_weekend: 'day',
  pickup_holiday: 'day',
  pickup_closed: 'day',
  pickup_cutoff_passed: 'day',
  parcel_pickup_too_soon: 'day',
  cross_border: 'border',
  pallets_no_online_quote: 'pallets',
  pallets_truckload: 'pallets',
  insured_value_over_limit: 'value',
  load_does_not_fit_trailer: 'load',
  height_over_limit: 'load',
  weight_over_item_limit: 'load',
  parcel_over_weight: 'load',
  parcel_over_length: 'load',
  parcel_over_height: 'load',
  parcel_over_dimensions: 'load',
};

const filled = { variant: 'filled' } as const;

type Props = {
  readonly quote: Quote;
  readonly onChange: () => void;
  /** Asks the sales team; null where the quote is only looked at. */
  readonly onRequest: (() => void) | null;
};

/** Why there is no rate at all, in the specification's words, and the way forward. */
export function NoRates({ quote, onChange, onRequest }: Props) {
  const { t } = useTranslation();
  const refused = quote.findings.filter(({ severity }) => severity === 'refused');
  const helps = onRequest !== null && salesHelp(refused);
  const noCarrier = refused.length === 0 && quote.without_rate.length === 0;
  const way = noCarrier ? 'no_carrier' : (ways[refused[0]?.code ?? ''] ?? 'other');
  const reasons = refused.map((finding) => ({ code: finding.code, text: findingText(finding) }));
  const withNumber = useCallUs(reasons.map(({ text }) => text));
  return (
    <Panel flush>
      <EmptyState
        title={t('quotes.no_rates.title')}
        text={
          <span className={css.reasons} role="status">
            {reasons.map(({ code, text }) => (
              <span key={code} className={css.reason}>
                {withNumber(text)}
              </span>
            ))}
            {/* What sales price as it is needs no other load. */}
            {!(helps && (way === 'pallets' || way === 'load')) && <span>{t(`quotes.no_rates.${way}`)}</span>}
            {helps && <span>{t('quote_requests.step.offer')}</span>}
          </span>
        }
        actions={
          <>
            <Button {...(helps ? {} : filled)} onClick={onChange}>
              {t(way === 'day' ? 'quotes.no_rates.choose_day' : 'quotes.change_details')}
            </Button>
            {helps && (
              <Button {...filled} onClick={onRequest}>
                {t('quote_requests.step.open')}
              </Button>
            )}
          </>
        }
      />
      <NoRateCarriers quote={quote} />
    </Panel>
  );
}
