import type { Dispute } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import css from './disputes.module.css';

/** The way of a dispute: three steps and how it ended, with the one it stands at. */
export function DisputeSteps({ dispute }: { readonly dispute: Pick<Dispute, 'state' | 'events'> }) {
  const { t } = useTranslation();
  const { state, events } = dispute;
  if (state === 'withdrawn') return null;
  const upheld = events.some(({ kind }) => kind === 'upheld');
  const way = ['open', 'submitted_to_carrier', 'carrier_response', upheld ? 'upheld' : 'credited'] as const;
  const at = state === 'closed' ? way.length - 1 : way.findIndex((one) => one === state);
  return (
    <ol className={css.steps} aria-label={t('disputes.card.steps')}>
      {way.map((one, index) => (
        <li
          key={one}
          data-done={index <= at || undefined}
          data-bad={(one === 'upheld' && index <= at) || undefined}
          aria-current={index === at ? 'step' : undefined}
        >
          {index === 3 && at < 3 ? t('disputes.card.decision') : t(`disputes.states.${one}`)}
        </li>
      ))}
    </ol>
  );
}
