import { Button } from '@mantine/core';
import { creditApplicationBody, endpoints, type MoneyWire, type OpenAccount } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../../../lib/api/query.ts';
import { useContractForm } from '../../../../lib/forms/use-contract-form.ts';
import { useChargedFormats } from '../../../../lib/format/use-formats.ts';
import { FormErrors } from '../../../../ui/form-errors.tsx';
import { notifyDone } from '../../../../ui/notify.ts';
import { OpenTable } from './open-table.tsx';
import { sumOf, type Part } from './parts.ts';
import css from './record.module.css';
import { Sums } from './sums.tsx';

type Props = { readonly of: OpenAccount; readonly credit: MoneyWire; readonly onDone: () => void };

const { open, applyCredit } = endpoints.receivedPayments;
const { list, show } = endpoints.staffPayments;
const refreshes = [open, list, show, endpoints.creditHolds.show, endpoints.creditHolds.list] as const;

/** Applies unapplied money to open invoices. */
export function CreditForm({ of, credit, onDone }: Props) {
  const { t } = useTranslation();
  const { money } = useChargedFormats();
  const { mutateAsync } = useApiMutation(applyCredit, { refreshes });
  const [values] = useState(() => ({
    id: crypto.randomUUID(),
    currency: credit.currency,
    invoices: [] as Part[],
  }));
  const contract = useContractForm({
    schema: creditApplicationBody,
    initialValues: values,
    send: async (body) => {
      await mutateAsync({ params: { account: of.account.id }, body });
      notifyDone({
        title: t('received_payments.credit.done', {
          amount: money({ ...credit, amount: sumOf(body.invoices as Part[]) }),
        }),
      });
      onDone();
    },
  });
  const { form } = contract;
  const { invoices } = form.values;
  const applied = { ...credit, amount: sumOf(invoices) };
  return (
    <form onSubmit={contract.submit} noValidate className={css.form}>
      <FormErrors of={contract} />
      <OpenTable
        of={of}
        currency={credit.currency}
        amount={credit.amount}
        parts={invoices}
        onChange={(parts) => form.setFieldValue('invoices', parts)}
        errors={form.errors}
        shortens={false}
      />
      <Sums name="credit" amount={credit.amount} currency={credit.currency} parts={invoices}>
        <Button type="submit" variant="filled" loading={contract.sending}>
          {invoices.length === 0
            ? t('received_payments.credit.send_plain')
            : t('received_payments.credit.send', { amount: money(applied) })}
        </Button>
      </Sums>
    </form>
  );
}
