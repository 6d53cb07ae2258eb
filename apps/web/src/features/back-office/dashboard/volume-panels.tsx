import { NativeSelect } from '@mantine/core';
import { figureModes, type DashboardFigures, type DashboardPeriod, type FigureMode } from '@waybill/contract';
import type { Currency } from '@waybill/freight';
import { useTranslation } from 'react-i18next';
import { useChargedFormats } from '../../../lib/format/use-formats.ts';
import { DayBars, type ChartTone } from '../../../ui/charts/day-bars.tsx';
import { ChartKey } from '../../../ui/charts/key.tsx';
import { Meter } from '../../../ui/charts/meter.tsx';
import { Change } from './change.tsx';
import css from './dashboard.module.css';
import { DayTable } from './day-table.tsx';
import { FigurePanel } from './figure-panel.tsx';
import { inReports } from './links.ts';

type Props = { readonly figures: DashboardFigures; readonly period: DashboardPeriod };

const toneOf: Readonly<Record<FigureMode, ChartTone>> = { ltl: 'first', parcel: 'second', truckload: 'third' };

/** Shipments booked on each day, by mode. */
export function BookedPanel({ figures: { booked }, period }: Props) {
  const { t } = useTranslation();
  const { number } = useChargedFormats();
  const series = figureModes.map((mode) => ({
    key: mode,
    name: t(`dashboard.mode.${mode}`),
    tone: toneOf[mode],
    value: number(booked.modes[mode]),
  }));
  const days = booked.days.map((day) => ({ day: day.day, values: figureModes.map((mode) => day[mode]) }));
  const title = t('dashboard.booked');
  return (
    <FigurePanel
      wide
      title={title}
      means={t('dashboard.means.booked')}
      link={{ to: inReports('spend', 'mode', period), words: t('dashboard.see_report') }}
      table={<DayTable label={title} series={series} days={days} words={number} sum />}
    >
      <div className={css.lead}>
        <p className={css.big}>{number(booked.total)}</p>
        <Change now={booked.total} before={booked.before} period={period} />
        <ChartKey series={series} />
      </div>
      <DayBars
        label={t('dashboard.inspect', { name: title })}
        series={series}
        days={days}
        words={number}
        sumName={t('dashboard.total')}
      />
    </FigurePanel>
  );
}

const steps = ['asked', 'rated', 'tried', 'won'] as const;
const share = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);

/** What became of the quotes asked in these days. */
export function FunnelPanel({ figures: { funnel }, period }: Props) {
  const { t } = useTranslation();
  const { number, percent } = useChargedFormats();
  const { now, before, modes } = funnel;
  return (
    <FigurePanel
      title={t('dashboard.funnel')}
      means={t('dashboard.means.funnel')}
      link={{ to: inReports('conversion', 'mode', period), words: t('dashboard.see_report') }}
    >
      <div className={css.lead}>
        <p className={css.big}>{percent(share(now.won, now.asked))}</p>
        {before.asked > 0 && (
          <Change now={share(now.won, now.asked)} before={share(before.won, before.asked)} period={period} points />
        )}
      </div>
      <ol className={css.funnel}>
        {steps.map((step, index) => (
          <li key={step}>
            <span className={css.row}>
              <span>{t(`dashboard.step.${step}`)}</span>
              <span className={css.figure}>{number(now[step])}</span>
              <span className={css.share}>
                {index > 0 && percent(share(now[step], now[steps[index - 1] ?? 'asked']))}
              </span>
            </span>
            <Meter share={share(now[step], now.asked)} tone={step === 'won' ? 'petrol' : 'soft'} />
          </li>
        ))}
      </ol>
      <dl className={css.three}>
        {figureModes.map((mode) => (
          <div key={mode}>
            <dt>{t(`dashboard.mode.${mode}`)}</dt>
            <dd>
              <strong>{percent(share(modes[mode].won, modes[mode].asked))}</strong>{' '}
              {t('dashboard.of', { count: modes[mode].asked })}
            </dd>
          </div>
        ))}
      </dl>
    </FigurePanel>
  );
}

type MoneyProps = Props & { readonly onCurrency: (currency: Currency) => void };

/** What was sold on each day, and what is left of it. */
export function MoneyPanel({ figures: { money }, period, onCurrency }: MoneyProps) {
  const { t } = useTranslation();
  const { money: inWords, number, percent } = useChargedFormats();
  const { currency, now, before } = money;
  const words = (amount: number): string => inWords({ amount, currency });
  const sees = now.margin !== null;
  const series = sees
    ? [
        { key: 'margin', name: t('dashboard.margin'), tone: 'first' as const },
        { key: 'revenue', name: t('dashboard.revenue'), tone: 'quiet' as const },
      ]
    : [{ key: 'revenue', name: t('dashboard.revenue'), tone: 'first' as const }];
  const drawn = money.days.map(({ day, revenue, margin }) => {
    const kept = Math.max(0, margin ?? 0);
    return { day, values: sees ? [kept, Math.max(0, revenue - kept)] : [revenue], total: revenue };
  });
  const rows = money.days.map(({ day, revenue, margin }) => ({
    day,
    values: sees ? [margin ?? 0, revenue] : [revenue],
  }));
  const title = t(sees ? 'dashboard.money_margin' : 'dashboard.money');
  const told = new Map(rows.map(({ day, values }) => [day, values]));
  return (
    <FigurePanel
      wide
      title={title}
      means={[t('dashboard.means.money'), ...(sees ? [t('dashboard.means.margin')] : [])].join(' ')}
      link={{ to: inReports('spend', 'account', period, currency), words: t('dashboard.see_report') }}
      table={<DayTable label={title} series={series} days={rows} words={words} />}
      note={
        money.currencies.length > 1 ? (
          <NativeSelect
            size="xs"
            aria-label={t('dashboard.currency')}
            value={currency}
            data={money.currencies}
            onChange={(event) => onCurrency(event.currentTarget.value as Currency)}
          />
        ) : (
          currency
        )
      }
    >
      <div className={css.lead}>
        <p className={css.big}>{words(now.revenue)}</p>
        <Change now={now.revenue} before={before.revenue} period={period} />
        {now.margin !== null && now.costed !== null && (
          <p className={css.second}>
            <strong>{t('dashboard.margin')}</strong> {words(now.margin)}{' '}
            <span className={css.soft}>
              {t('dashboard.margin_of', { share: percent(share(now.margin, now.costed)) })}
            </span>
          </p>
        )}
      </div>
      <DayBars
        label={t('dashboard.inspect', { name: title })}
        series={series}
        height={264}
        days={drawn}
        told={({ day }) => series.map(({ name }, index) => `${name} ${words(told.get(day)?.[index] ?? 0)}`)}
        words={words}
        tick={(amount) => `$${number(amount / 100_000, amount % 100_000 === 0 ? 0 : 1)}${amount === 0 ? '' : ' k'}`}
      />
    </FigurePanel>
  );
}
