import type { PaidBy } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { shortDay } from './days.ts';

type How = Pick<PaidBy, 'method' | 'reference'>;

/** How money came that staff recorded: `Check 10423`, and with the day `Check 10423, received Nov 24`. */
export function useMethodName() {
  const { t } = useTranslation();
  const name = ({ method, reference }: How): string => {
    const words = t(`payments.method.${method}`);
    const whole = reference === null ? words : t('payments.method_number', { method: words, number: reference });
    return whole.charAt(0).toUpperCase() + whole.slice(1);
  };
  const received = (by: PaidBy): string =>
    by.received_on === null ? name(by) : t('payments.received_on', { how: name(by), date: shortDay(by.received_on) });
  return { name, received };
}
