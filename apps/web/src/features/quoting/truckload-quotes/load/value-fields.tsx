import { TextInput } from '@mantine/core';
import { currencies } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { useNumberText } from '../../../../ui/numbers/use-number-text.ts';
import { useChange, useLeaveField, useTruckDraft, useTruckProblem } from '../draft/truckload-form.ts';
import css from './conditions-panel.module.css';

/** What the load is worth, and the shipper's own number for it. */
export function ValueFields() {
  const { t } = useTranslation();
  const change = useChange();
  const leave = useLeaveField();
  const cents = useTruckDraft((draft) => draft.value);
  const currency = useTruckDraft((draft) => draft.currency);
  const reference = useTruckDraft((draft) => draft.client_reference);
  const input = useNumberText({
    value: cents === null ? null : cents / 100,
    onChange: (value) => change(() => ({ value: value === null ? null : Math.round(value * 100) }), 'shipment_value'),
    onLeave: () => leave('shipment_value'),
    decimals: 2,
  });
  return (
    <div className={css.value}>
      <TextInput
        {...input}
        label={t('quotes.value.value')}
        description={t('quotes.value.value_hint')}
        error={useTruckProblem('shipment_value')}
        leftSection="$"
        leftSectionWidth={28}
        rightSection={
          <select
            className={css.currency}
            aria-label={t('quotes.value.currency')}
            value={currency}
            onChange={({ currentTarget }) =>
              change(
                () => ({ currency: currencies.find((one) => one === currentTarget.value) ?? 'USD' }),
                'shipment_value',
              )
            }
          >
            {currencies.map((value) => (
              <option key={value} value={value}>
                {value}
              </option>
            ))}
          </select>
        }
        rightSectionWidth={68}
        data-path="shipment_value"
      />
      <TextInput
        label={t('quotes.value.reference')}
        description={t('quotes.value.reference_hint')}
        value={reference}
        maxLength={60}
        classNames={{ input: 'wb-mono' }}
        autoComplete="off"
        error={useTruckProblem('client_reference')}
        onChange={({ currentTarget }) => change(() => ({ client_reference: currentTarget.value }), 'client_reference')}
        data-path="client_reference"
      />
    </div>
  );
}
