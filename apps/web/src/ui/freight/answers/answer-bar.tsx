import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import heard from '../shared/heard.module.css';
import { useSettledText } from './use-settled-text.ts';
import css from './answer-bar.module.css';

export type CarrierAnswer = {
  readonly id: string;
  readonly carrier: string;
  readonly state: 'rates' | 'none' | 'waiting';
};

export type AnswerBarProps = {
  readonly answers: readonly CarrierAnswer[];
  /** Rates there are so far; a carrier can give several. */
  readonly rateCount: number;
  /** Seconds since the carriers were asked. */
  readonly waitedSeconds?: number;
  readonly onStop?: () => void;
};

const order = { rates: 0, none: 1, waiting: 2 } as const;

/** How many carriers answered: a cell for each (petrol gave rates, grey gave none, hatched is waited for), in words too. */
export function AnswerBar({ answers, rateCount, waitedSeconds, onStop }: AnswerBarProps) {
  const { t } = useTranslation();
  const of = (state: CarrierAnswer['state']): number => answers.filter((answer) => answer.state === state).length;
  const waiting = of('waiting');
  const carriers = t('freight.answers.carriers', { count: of('rates') });
  const title = t('freight.answers.title', { answered: answers.length - waiting, total: answers.length });
  const soFar =
    rateCount === 0
      ? t(waiting > 0 ? 'freight.answers.no_rates' : 'freight.answers.none_at_all')
      : t(waiting > 0 ? 'freight.answers.rates' : 'freight.answers.all_rates', { count: rateCount, carriers });
  const said = useSettledText(`${title}. ${soFar}.`, waiting === 0);
  const sorted = answers.toSorted((a, b) => order[a.state] - order[b.state]);
  return (
    <section className={css.bar} aria-label={title}>
      <div className={css.words}>
        <strong>{title}</strong>
        <span className={css.soft}>{soFar}</span>
      </div>
      <ul className={css.cells}>
        {sorted.map(({ id, carrier, state }) => (
          <li key={id} className={css.cell} data-state={state} title={t(`freight.answers.cell_${state}`, { carrier })}>
            <span className={heard.heard}>{t(`freight.answers.cell_${state}`, { carrier })}</span>
          </li>
        ))}
      </ul>
      <div className={css.legend}>
        <span className={css.key} data-state="rates">
          {t('freight.answers.with_rates', { count: of('rates') })}
        </span>
        <span className={css.key} data-state="none">
          {t('freight.answers.without', { count: of('none') })}
        </span>
        {waiting > 0 && (
          <span className={css.key} data-state="waiting">
            {waitedSeconds === undefined
              ? t('freight.answers.waiting', { count: waiting })
              : t('freight.answers.waiting_since', { count: waiting, seconds: Math.round(waitedSeconds) })}
          </span>
        )}
      </div>
      {onStop && waiting > 0 && (
        <Button className={css.stop ?? ''} variant="default" size="compact-sm" onClick={onStop}>
          {t('freight.answers.stop')}
        </Button>
      )}
      <p className={heard.heard} role="status">
        {said}
      </p>
    </section>
  );
}
