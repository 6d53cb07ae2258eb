import type { InvoiceSummary } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { useChargedFormats } from '../../../../lib/format/use-formats.ts';
import css from './aging-summary.module.css';

type Props = {
  readonly summary: InvoiceSummary;
  /** Whether there are other currencies beside it, so that it is named. */
  readonly several: boolean;
};
type Bucket = InvoiceSummary['buckets'][number];

/** Amounts of an age against the largest of them; the part in dispute is hatched. */
function AgeCell({
  bucket: { bucket, amount, disputed, count },
  largest,
}: {
  readonly bucket: Bucket;
  readonly largest: number;
}) {
  const { t } = useTranslation();
  const { money } = useChargedFormats();
  const of = (part: number) => `${largest === 0 ? 0 : (part / largest) * 100}%`;
  return (
    <li className={css.cell} data-age={bucket}>
      <span className={css.name}>
        <b>{bucket === 'current' ? t('invoices.summary.current') : t(`invoices.summary.bucket.${bucket}`)}</b>{' '}
        {t(bucket === 'current' ? 'invoices.summary.current_note' : 'invoices.summary.days_note')}
      </span>
      <span className={css.amount} data-none={count === 0 || undefined}>
        {money(amount)}
      </span>
      <span className={css.bar} aria-hidden="true">
        <span style={{ width: of(amount.amount - disputed.amount) }} />
        <span className={css.hatched} style={{ width: of(disputed.amount) }} />
      </span>
      <span className={css.note}>{t('invoices.summary.count', { count })}</span>
      {disputed.amount > 0 && (
        <span className={css.note}>{t('invoices.summary.in_dispute', { amount: money(disputed) })}</span>
      )}
    </li>
  );
}

/** What an account owes in one currency: in all, and by how late it is. */
export function AgingSummary({ summary, several }: Props) {
  const { t } = useTranslation();
  const { money } = useChargedFormats();
  const { open, past_due: late, disputed, credit, buckets } = summary;
  const largest = Math.max(...buckets.map(({ amount }) => amount.amount));
  const currency = t(`freight.charges.currency.${open.currency}`);
  return (
    <section
      className={css.sheet}
      aria-label={several ? t('invoices.summary.label_currency', { currency }) : t('invoices.summary.label')}
    >
      <div className={css.head}>
        <span className={css.name}>
          {t('invoices.summary.open')}
          {several && ` · ${currency}`}
        </span>
        <span className={css.balance}>{money(open)}</span>
        {late.amount > 0 ? (
          <span className={css.late}>{t('invoices.summary.past_due', { amount: money(late) })}</span>
        ) : (
          <span className={css.note}>{t('invoices.summary.none_past_due')}</span>
        )}
        {disputed.amount > 0 && (
          <span className={css.note}>{t('invoices.summary.disputed', { amount: money(disputed) })}</span>
        )}
        {credit.amount > 0 && (
          <span className={css.credit}>{t('invoices.summary.credit', { amount: money(credit) })}</span>
        )}
      </div>
      <ul className={css.ages}>
        {buckets.map((bucket) => (
          <AgeCell key={bucket.bucket} bucket={bucket} largest={largest} />
        ))}
      </ul>
    </section>
  );
}

/** Keeps the place of the sums while they are on their way. */
export function SummarySkeleton() {
  return <div className={css.bones} aria-hidden="true" />;
}
