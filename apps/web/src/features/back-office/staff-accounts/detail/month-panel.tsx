import type { StaffAccount } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { useChargedFormats } from '../../../../lib/format/use-formats.ts';
import { Panel } from '../../../../ui/panel.tsx';
import css from '../staff-accounts.module.css';

/** How the last 30 days went, each figure with what it counts. */
export function MonthPanel({ account: { month } }: { readonly account: StaffAccount }) {
  const { t } = useTranslation();
  const { money, number, percent } = useChargedFormats();
  const share = (thousandths: number | null): string => (thousandths === null ? '–' : percent(thousandths / 1000));
  const figures = [
    ['shipments', number(month.shipments)],
    ['billed', money(month.billed)],
    ['conversion', share(month.conversion)],
    ['on_time', share(month.on_time)],
    ['days_to_pay', month.days_to_pay === null ? '–' : number(month.days_to_pay)],
    ['disputes', number(month.disputes_open)],
  ] as const;
  return (
    <Panel title={t('staff_accounts.month.title')}>
      <dl className={css.month}>
        {figures.map(([name, figure]) => (
          <div key={name}>
            <dt>{t(`staff_accounts.month.${name}`)}</dt>
            <dd>{figure}</dd>
            <dd className={css.meaning}>{t(`staff_accounts.month.${name}_note`)}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
