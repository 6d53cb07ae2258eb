import { Popover } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import heard from '../shared/screen-reader-text.module.css';
import { IconChevronDown } from '../../icons.ts';
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
  /** Rates that are shown; a carrier can give several. */
  readonly rateCount: number;
  /** Seconds since the carriers were asked. */
  readonly waitedSeconds?: number;
};

const order = { rates: 0, none: 1, waiting: 2 } as const;

/**
 * How many rates there are and how many carriers answered, in words that open the answers by carrier. While carriers are
 * waited for, a thin line at the lower edge of what it stands in has a cell for each.
 */
export function AnswerBar({ answers, rateCount, waitedSeconds }: AnswerBarProps) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(false);
  const of = (state: CarrierAnswer['state']): number => answers.filter((answer) => answer.state === state).length;
  const [withRates, waiting, total] = [of('rates'), of('waiting'), answers.length];
  const answered = total - waiting;
  const done = waiting === 0;
  const title = t('freight.answers.title', { answered, total });
  const carriers = t('freight.answers.carriers', { count: withRates });
  const counts = { count: rateCount, answered, carriers: withRates, total };
  const soFar =
    rateCount === 0
      ? t(done ? 'freight.answers.none_at_all' : 'freight.answers.no_rates')
      : t(done ? 'freight.answers.all_rates' : 'freight.answers.rates', { count: rateCount, carriers });
  const said = useSettledText(`${title}. ${soFar}.`, done);
  const sorted = answers.toSorted((a, b) => order[a.state] - order[b.state]);
  return (
    <>
      <Popover opened={opened} onChange={setOpened} position="bottom-end" width={440} trapFocus returnFocus withRoles>
        <Popover.Target>
          <button type="button" className={css.words} onClick={() => setOpened(!opened)}>
            {t(done ? 'freight.answers.short' : 'freight.answers.short_so_far', counts)}
            <IconChevronDown size={14} aria-hidden="true" />
          </button>
        </Popover.Target>
        <Popover.Dropdown className={css.drop ?? ''} aria-label={title}>
          <p className={css.title}>
            <b>{title}</b> <span className="wb-soft">{soFar}</span>
          </p>
          <AnswerList answers={sorted} waitedSeconds={waitedSeconds} />
        </Popover.Dropdown>
      </Popover>
      {!done && (
        <span className={css.cells} aria-hidden="true">
          {sorted.map(({ id, state }) => (
            <span key={id} data-state={state} />
          ))}
        </span>
      )}
      <span className={heard.heard} role="status">
        {said}
      </span>
    </>
  );
}
