import type { AgingSum } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { useChargedFormats } from '../../../lib/format/use-formats.ts';
import { Panel } from '../../../ui/panel.tsx';
import layout from '../../../ui/page-layout.module.css';
import css from './staff-invoices.module.css';
import type { StaffInvoiceList } from './query.ts';

type Props = { readonly aging: readonly AgingSum[]; readonly list: StaffInvoiceList };

/** What is open by age; a click narrows the list to that age. */
export function AgingBar({ aging, list }: Props) {
  const { t } = useTranslation();
  const { money } = useChargedFormats();
  return aging.map(({ total, buckets }) => (
    <div key={total.currency} className={css.aging}>
      <Panel flush>
        <div className={layout.clip} role="group" aria-label={t('staff_invoices.aging', { currency: total.currency })}>
          <dl className={layout.figures}>
            <div>
              <dt>{t('staff_invoices.open')}</dt>
              <dd className={layout.big}>{money(total)}</dd>
            </div>
            {buckets.map(({ bucket, amount, count }) => (
              <div key={bucket} data-chosen={list.filters.bucket === bucket || undefined}>
                <dt>
                  <button
                    type="button"
                    className={css.bucket}
                    aria-pressed={list.filters.bucket === bucket}
                    disabled={count === 0}
                    onClick={() => list.filter({ bucket: list.filters.bucket === bucket ? '' : bucket })}
                  >
                    {t(`staff_invoices.bucket.${bucket}`)}
                  </button>
                </dt>
                <dd>{money(amount)}</dd>
                <dd className={layout.small}>{count}</dd>
              </div>
            ))}
          </dl>
        </div>
      </Panel>
    </div>
  ));
}
