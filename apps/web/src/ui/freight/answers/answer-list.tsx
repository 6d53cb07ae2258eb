import { useTranslation } from 'react-i18next';
import type { CarrierAnswer } from './answer-bar.tsx';
import css from './answer-list.module.css';

type Props = {
  readonly answers: readonly CarrierAnswer[];
  readonly waitedSeconds: number | undefined;
};

const seconds = (value: number, digits: number): string => value.toFixed(digits);

/** Each carrier by name: what it gave and when, why it gave nothing, or since when it is waited for. */
export function AnswerList({ answers, waitedSeconds }: Props) {
  const { t } = useTranslation();
  function words({ state, rates = 1, reason }: CarrierAnswer): string {
    if (state === 'rates') return t('freight.answers.gave', { count: rates });
    return state === 'none' ? (reason ?? t('freight.answers.without', { count: 0 })) : '';
  }
  function when({ state, tookSeconds }: CarrierAnswer): string {
    if (state === 'waiting') {
      return waitedSeconds === undefined ? '' : t('freight.answers.asked', { seconds: seconds(waitedSeconds, 0) });
    }
    return tookSeconds === undefined ? '' : t('freight.answers.took', { seconds: seconds(tookSeconds, 1) });
  }
  return (
    <dl className={css.list} aria-label={t('freight.answers.list')}>
      {answers.map((answer) => (
        <div key={answer.id} className={css.row} data-state={answer.state}>
          <dt>{answer.carrier}</dt>
          <dd>
            <span>{answer.state === 'waiting' ? t('freight.answers.waiting', { count: 1 }) : words(answer)}</span>
            <span className={css.when}>{when(answer)}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
