import type { Currency } from '@waybill/freight';
import { useTranslation } from 'react-i18next';
import type { MoneyWire } from '@waybill/contract';
import { useChargedFormats } from '../../../lib/format/use-formats.ts';
import { ownZone } from '../../../lib/format/zones.ts';
import css from './audit-trail.module.css';

const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/;

function isMoney(value: object): value is MoneyWire {
  return 'amount' in value && 'currency' in value && Object.keys(value).length === 2;
}

type Props = {
  readonly value: unknown;
  /** Currency of a bare amount in minor units; null for any other number. */
  readonly currency?: Currency | null;
};

/** A value of an entry as people read it; what has no plain form is shown as it is kept. */
export function Value({ value, currency = null }: Props) {
  const { t } = useTranslation();
  const { dateTime, money } = useChargedFormats();
  if (value === undefined || value === null || value === '')
    return <span className="wb-soft">{t('audit_trail.empty_value')}</span>;
  if (typeof value === 'boolean') return t(value ? 'audit_trail.yes' : 'audit_trail.no');
  if (typeof value === 'string') return instant.test(value) ? dateTime(value, ownZone()) : value;
  if (typeof value === 'number') return currency === null ? String(value) : money({ amount: value, currency });
  if (Array.isArray(value) && value.every((one) => typeof one === 'string' || typeof one === 'number')) {
    return value.length === 0 ? <span className="wb-soft">{t('audit_trail.empty_value')}</span> : value.join(', ');
  }
  if (typeof value === 'object' && isMoney(value)) return money(value);
  return <code className={css.code}>{JSON.stringify(value, null, 2)}</code>;
}
