import { Button } from '@mantine/core';
import layout from '../../../ui/page-layout.module.css';
import { billColumns, type FieldErrorCode } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { useChargedFormats } from '../../../lib/format/use-formats.ts';
import { fieldText } from '../../../lib/language/text.ts';
import { Notice } from '../../../ui/notice.tsx';
import { RouteLink } from '../../../ui/route-link.tsx';
import css from './carrier-bills.module.css';
import { BillStateChip } from './state-chip.tsx';
import type { TakenFile } from './use-upload.ts';

const shown = 20;

/** What became of a file: each bill with how it stands now, and what could not be read. */
export function TakenNotice({ taken, onClose }: { readonly taken: TakenFile; readonly onClose: () => void }) {
  const { t } = useTranslation();
  const { money } = useChargedFormats();
  const { name, bills, problems } = taken;
  const count = t('carrier_bills.taken_count', { count: bills.length });
  return (
    <div className={css.taken}>
      <Notice
        tone={problems.length > 0 ? 'care' : 'go'}
        title={`${t('carrier_bills.taken', { name })} · ${count}`}
        action={
          <Button size="compact-sm" onClick={onClose}>
            {t('common.close')}
          </Button>
        }
        live
      >
        <ul className={css.bills}>
          {bills.slice(0, shown).map((bill) => (
            <li key={bill.id}>
              <RouteLink to="admin.carrier-bills.detail" params={{ id: bill.id }}>
                {bill.bill_number ?? bill.pro_number ?? t('carrier_bills.no_number')}
              </RouteLink>
              <BillStateChip state={bill.state} />
              <span>{money(bill.total)}</span>
              {bill.again && <span className={layout.soft}>{t('carrier_bills.taken_again')}</span>}
            </li>
          ))}
        </ul>
        {problems.length > 0 && (
          <>
            <p>{t('carrier_bills.problems', { count: problems.length })}</p>
            <ul className={css.problems}>
              {problems.slice(0, shown).map(({ place, code, field, text }) => (
                <li key={`${place} ${code}`}>
                  <b>{t('carrier_bills.place', { place })}</b>{' '}
                  {field === null ? text : `${field}: ${fieldText(text as FieldErrorCode)}`}
                </li>
              ))}
            </ul>
            <p className={layout.soft}>{t('carrier_bills.columns', { columns: billColumns.join(', ') })}</p>
          </>
        )}
      </Notice>
    </div>
  );
}
