import { Button, TextInput } from '@mantine/core';
import { endpoints, rebookRates, type Rebooking } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../../../lib/api/query.ts';
import { useContractForm } from '../../../../lib/forms/use-contract-form.ts';
import css from './rebook.module.css';

type Props = { readonly of: Rebooking; readonly again: boolean; readonly onAsked: (quoteId: string) => void };

/** The day of the pickup, for which carriers are asked again; nothing is canceled or booked by it. */
export function AskRates({ of: { old, pickup_date: day, today }, again, onAsked }: Props) {
  const { t } = useTranslation();
  const { mutateAsync } = useApiMutation(endpoints.rebookings.rates, { refreshes: [] });
  const contract = useContractForm({
    schema: rebookRates,
    initialValues: { pickup_date: day },
    send: async (body) => onAsked((await mutateAsync({ params: { id: old.id }, body })).data.id),
  });
  return (
    <form onSubmit={contract.submit} noValidate className={css.ask}>
      <TextInput
        type="date"
        label={t('rebookings.pickup_date')}
        min={today}
        data-autofocus
        {...contract.form.getInputProps('pickup_date')}
        error={contract.failure ?? contract.form.errors['pickup_date']}
      />
      <Button type="submit" loading={contract.sending} variant={again ? 'default' : 'filled'}>
        {t(again ? 'rebookings.ask_again' : 'rebookings.ask')}
      </Button>
    </form>
  );
}
