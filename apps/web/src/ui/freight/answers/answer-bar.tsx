import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import heard from '../shared/screen-reader-text.module.css';
import { AnswerList } from './answer-list.tsx';
import { useSettledText } from './use-settled-text.ts';
import css from './answer-bar.module.css';

export type CarrierAnswer = {
  readonly id: string;
  readonly carrier: string;
  readonly state: 'rates' | 'none' | 'waiting';
  /** How many rates it gave. */
  readonly rates?: number;
  /** Why it gave none, in plain words. */
  readonly reason?: string;
  /** How long its answer took; unknown for tariffs that are kept here. */
  readonly tookSeconds?: number;
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
const mostNames = 3;

/** Names in a row of words; past the third it says how many more. */
function useNames(): (answers: readonly CarrierAnswer[]) => string {
  const { t, i18n } = useTranslation();
  return (answers) => {
    const names = answers.slice(0, mostNames).map(({ carrier }) => carrier);
    const more = answers.length - names.length;
    const shown = more > 0 ? [...names, t('freight.answers.more', { count: more })] : names;
    return new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(shown);
  };
}

/**
 * How many carriers answered: a cell for each (petrol gave rates, grey gave none, hatched is waited for), in words too,
 * and on demand each by name. Nothing in it changes its size while the answers come.
 */
export function AnswerBar({ answers, rateCount, waitedSeconds, onStop }: AnswerBarProps) {
  const { t } = useTranslation();
  const namesOf = useNames();
  const list = useId();
  const [opened, setOpened] = useState(false);
  const of = (state: CarrierAnswer['state']) => answers.filter((answer) => answer.state === state);
  const [rates, none, waiting] = [of('rates'), of('none'), of('waiting')];
  const carriers = t('freight.answers.carriers', { count: rates.length });
  const title = t('freight.answers.title', { answered: answers.length - waiting.length, total: answers.length });
  const soFar =
    rateCount === 0
      ? t(waiting.length > 0 ? 'freight.answers.no_rates' : 'freight.answers.none_at_all')
      : t(waiting.length > 0 ? 'freight.answers.rates' : 'freight.answers.all_rates', { count: rateCount, carriers });
  const named =
    waiting.length > 0
      ? t('freight.answers.waiting_for', { carriers: namesOf(waiting) })
      : none.length > 0
        ? t('freight.answers.without_names', { carriers: namesOf(none) })
        : t('freight.answers.every_one');
  const said = useSettledText(`${title}. ${soFar}.`, waiting.length === 0);
  const sorted = answers.toSorted((a, b) => order[a.state] - order[b.state]);
  return (
    <section className={css.bar} aria-label={title}>
      <div className={css.words}>
        <strong>{title}</strong>
        <span className={css.soft}>{soFar}</span>
        <span className={css.soft} title={named}>
          {named}
        </span>
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
          {t('freight.answers.with_rates', { count: rates.length })}
        </span>
        <span className={css.key} data-state="none">
          {t('freight.answers.without', { count: none.length })}
        </span>
        <span className={css.key} data-state="waiting" data-over={waiting.length === 0 || undefined}>
          {waitedSeconds === undefined
            ? t('freight.answers.waiting', { count: waiting.length })
            : t('freight.answers.waiting_since', { count: waiting.length, seconds: Math.round(waitedSeconds) })}
        </span>
        <button
          type="button"
          className={css.more}
          aria-expanded={opened}
          aria-controls={opened ? list : undefined}
          onClick={() => setOpened(!opened)}
        >
          {t('freight.answers.by_carrier')}
        </button>
      </div>
      {onStop && waiting.length > 0 && (
        <Button className={css.stop ?? ''} variant="default" size="compact-sm" onClick={onStop}>
          {t('freight.answers.stop')}
        </Button>
      )}
      {opened && <AnswerList id={list} answers={sorted} waitedSeconds={waitedSeconds} />}
      <p className={heard.heard} role="status">
        {said}
      </p>
    </section>
  );
}
