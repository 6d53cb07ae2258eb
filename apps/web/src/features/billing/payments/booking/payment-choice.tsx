import { Radio } from '@mantine/core';
import { authorizationExtra, type MoneyWire } from '@waybill/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useChargedFormats } from '../../../../lib/format/use-formats.ts';
import ways from '../../../../ui/choice-box.module.css';

type When = 'now' | 'later';
type Props = {
  readonly value: When;
  readonly onChange: (value: When) => void;
  /** What the shipment costs. */
  readonly charge: MoneyWire;
  readonly error: ReactNode;
  readonly className: string | undefined;
};

/** Pay Later on account, or Pay Now on a card, with what is authorized above the charge. */
export function PaymentChoice({ value, onChange, charge, error, className }: Props) {
  const { t } = useTranslation();
  const { money } = useChargedFormats();
  const words = { charge: money(charge), extra: money({ ...charge, amount: authorizationExtra }) };
  return (
    <section className={className}>
      <h3>{t('payments.booking.title')}</h3>
      <div className={ways.options} role="radiogroup" aria-label={t('payments.booking.choose')}>
        {(['later', 'now'] as const).map((one) => (
          <Radio
            key={one}
            className={ways.option ?? ''}
            name="payment"
            checked={value === one}
            onChange={() => onChange(one)}
            label={t(`payments.booking.${one}`)}
            description={t(`payments.booking.${one}_text`, words)}
            {...(one === 'later' ? { 'data-path': 'payment' } : {})}
          />
        ))}
        {error && <p className={ways.error}>{error}</p>}
      </div>
    </section>
  );
}
