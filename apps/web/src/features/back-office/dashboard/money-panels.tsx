import type { DashboardFigures } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { useChargedFormats } from '../../../lib/format/use-formats.ts';
import { useSpan } from '../../messaging/staff-chats/public.ts';
import css from './dashboard.module.css';
import { FigurePanel } from './figure-panel.tsx';

type Receivables = NonNullable<DashboardFigures['receivables']>;

function Aging({ row, whole }: { readonly row: Receivables[number]; readonly whole: boolean }) {
  const { t } = useTranslation();
  const { money, percent } = useChargedFormats();
  const { currency, total, disputed, buckets } = row;
  const share = (amount: number): number => (total <= 0 ? 0 : Math.max(0, amount) / total);
  // Of a currency that little is owed in, only what there is.
  const shown = buckets.filter(({ count }) => whole || count > 0);
  return (
    <div className={css.owed}>
      <p className={whole ? css.big : css.lesser}>{money({ amount: total, currency })}</p>
      <div className={css.stack} aria-hidden="true">
        {buckets.map(({ bucket, amount }) => (
          <span key={bucket} data-bucket={bucket} style={{ flexGrow: share(amount) }} />
        ))}
      </div>
      <table className={css.aging}>
        <thead className="wb-only-heard">
          <tr>
            <th scope="col">{t('dashboard.age')}</th>
            <th scope="col">{t('dashboard.count')}</th>
            <th scope="col">{t('dashboard.amount')}</th>
            <th scope="col">{t('dashboard.share')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ bucket, amount, count }) => (
            <tr key={bucket}>
              <th scope="row">
                <span className={css.swatch} data-bucket={bucket} aria-hidden="true" />
                {t(`dashboard.bucket.${bucket}`)}
              </th>
              <td className={css.soft}>{t('dashboard.invoices', { count })}</td>
              <td className={css.figure}>{money({ amount, currency })}</td>
              <td className={css.share}>{percent(share(amount))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {disputed > 0 && (
        <p className={css.soft}>{t('dashboard.disputed', { amount: money({ amount: disputed, currency }) })}</p>
      )}
    </div>
  );
}

/** What customers owe, by how late it is, each currency by itself. */
export function ReceivablesPanel({ receivables }: { readonly receivables: Receivables }) {
  const { t } = useTranslation();
  return (
    <FigurePanel
      title={t('dashboard.receivables')}
      means={t('dashboard.means.receivables')}
      link={{ to: { to: 'admin.credit-holds', search: { state: 'all' } }, words: t('dashboard.see_accounts') }}
    >
      {receivables.length === 0 && <p className={css.none}>{t('dashboard.empty')}</p>}
      {receivables.map((row, index) => (
        <Aging key={row.currency} row={row} whole={index === 0} />
      ))}
    </FigurePanel>
  );
}

/** How long customers waited for a first answer in a chat. */
export function ChatsPanel({ chats }: { readonly chats: NonNullable<DashboardFigures['chats']> }) {
  const { t } = useTranslation();
  const span = useSpan();
  const words = (seconds: number | null): string => (seconds === null ? '–' : span(seconds));
  const rows = [
    ['median', chats.median_seconds, chats.before.median_seconds],
    ['ninety', chats.ninety_seconds, chats.before.ninety_seconds],
  ] as const;
  return (
    <FigurePanel
      title={t('dashboard.chats')}
      means={t('dashboard.means.chats')}
      link={{ to: { to: 'admin.chats' }, words: t('dashboard.see_chats') }}
    >
      <dl className={css.two}>
        {rows.map(([name, now, before]) => (
          <div key={name}>
            <dt>{t(`dashboard.${name}`)}</dt>
            <dd className={css.big}>{words(now)}</dd>
            <dd className={css.soft}>{t('dashboard.before', { value: words(before) })}</dd>
          </div>
        ))}
      </dl>
      <p className={css.soft}>
        {chats.opened === 0
          ? t('dashboard.empty')
          : t('dashboard.chats_answered', { answered: chats.answered, opened: chats.opened })}
      </p>
    </FigurePanel>
  );
}
