import type { InboxFigures } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import css from './inbox.module.css';
import { useSpan } from './use-span.ts';

type Props = { readonly data: Pick<InboxFigures, 'waiting' | 'response'> };

/** How many wait, and how long first answers took. */
export function Figures({ data: { waiting, response } }: Props) {
  const { t } = useTranslation();
  const span = useSpan();
  const shown = [
    [t('staff_chats.waiting'), String(waiting)],
    [t('staff_chats.median'), response.median_seconds === null ? '—' : span(response.median_seconds)],
    [t('staff_chats.ninety'), response.ninety_seconds === null ? '—' : span(response.ninety_seconds)],
  ] as const;
  return (
    <dl className={css.figures}>
      {shown.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
