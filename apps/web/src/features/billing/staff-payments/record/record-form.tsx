import { Button, NativeSelect, TextInput } from '@mantine/core';
import {
  booksTimeZone,
  endpoints,
  receivedMethods,
  receivedPaymentBody,
  type OpenAccount,
  type ReceivedPaymentBody,
} from '@waybill/contract';
import { currencies, dayAt, type Currency } from '@waybill/freight';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiProblem } from '../../../../lib/api/problem.ts';
import { useApiMutation } from '../../../../lib/api/query.ts';
import { useContractForm } from '../../../../lib/forms/use-contract-form.ts';
import { useMethodName } from '../../../../lib/format/method-name.ts';
import { useChargedFormats } from '../../../../lib/format/use-formats.ts';
import { go } from '../../../../lib/routes/navigator.ts';
import { DateField } from '../../../../ui/dates/date-field.tsx';
import { FormErrors } from '../../../../ui/form-errors.tsx';
import { LeaveGuard } from '../../../../ui/leave-guard.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { notifyDone } from '../../../../ui/notify.ts';
import { MoneyInput } from '../../../../ui/numbers/money-input.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { OpenTable } from './open-table.tsx';
import type { Part } from './parts.ts';
import css from './record.module.css';
import { Sums } from './sums.tsx';

type Values = {
  id: string;
  account_id: string;
  method: ReceivedPaymentBody['method'];
  reference: string;
  payer: string;
  received_on: string;
  amount: number | null;
  currency: Currency;
  deposit: string;
  note: string;
  invoices: Part[];
};

const { list } = endpoints.staffPayments;
const { open, record } = endpoints.receivedPayments;
const refreshes = [list, open, endpoints.creditHolds.show, endpoints.creditHolds.list] as const;

function valuesFor({ account }: OpenAccount): Values {
  return {
    // One id for all presses of the button: what was lost on the way is recorded once.
    id: crypto.randomUUID(),
    account_id: account.id,
    method: 'check',
    reference: '',
    payer: '',
    received_on: dayAt(new Date(), booksTimeZone),
    amount: null,
    currency: account.currency,
    deposit: '',
    note: '',
    invoices: [],
  };
}

/** Records a payment, and sends it again when it is really a second one. */
function useRecord(of: OpenAccount) {
  const { t } = useTranslation();
  const { money } = useChargedFormats();
  const { mutateAsync } = useApiMutation(record, { refreshes });
  /** The words of the question whether it is a second payment. */
  const [asked, setAsked] = useState<string | null>(null);
  const [values] = useState(() => valuesFor(of));
  const send = async (body: ReceivedPaymentBody): Promise<void> => {
    const { data } = await mutateAsync({ body });
    notifyDone({
      title: t('received_payments.done', { amount: money(data.amount), account: data.account.name }),
      text: t('received_payments.done_text', { count: data.parts.length }),
    });
    await go('admin.payments.detail', { account: data.account.id, id: data.id });
  };
  const contract = useContractForm({
    schema: receivedPaymentBody,
    initialValues: values,
    send: (body) =>
      send({ ...body, again: asked !== null }).catch((problem: unknown) => {
        if (!(problem instanceof ApiProblem) || problem.code !== 'payment_recorded_before') throw problem;
        setAsked(problem.message);
      }),
  });
  return { contract, asked, forget: () => setAsked(null) };
}

/** A payment without a card: how it came, and which invoices it pays. */
export function RecordForm({ of }: { readonly of: OpenAccount }) {
  const { t } = useTranslation();
  const { money } = useChargedFormats();
  const { name } = useMethodName();
  const { contract, asked, forget } = useRecord(of);
  const { form, sending } = contract;
  const { amount, currency, method, invoices } = form.values;
  const text = (path: 'reference' | 'payer' | 'deposit' | 'note', label: string, maxLength: number) => (
    <TextInput label={label} data-path={path} autoComplete="off" maxLength={maxLength} {...form.getInputProps(path)} />
  );
  const set = <K extends 'amount' | 'invoices'>(path: K, value: Values[K]): void => {
    forget();
    form.setFieldValue(path, value as never);
  };
  const send =
    amount === null
      ? t('received_payments.record_plain')
      : t('received_payments.record', { amount: money({ amount, currency }) });
  return (
    <form onSubmit={contract.submit} noValidate className={css.form}>
      <LeaveGuard when={form.isDirty() && !sending} />
      <FormErrors of={contract} />
      <Panel title={t('received_payments.payment')}>
        <div className={css.fields}>
          <MoneyInput
            label={t('received_payments.amount')}
            value={amount}
            onChange={(value) => set('amount', value)}
            error={form.errors['amount'] as string | undefined}
            required
            path="amount"
          />
          <NativeSelect
            label={t('received_payments.method')}
            data={receivedMethods.map((value) => ({ value, label: name({ method: value, reference: null }) }))}
            {...form.getInputProps('method')}
          />
          {text('reference', t(`received_payments.reference.${method}`), 60)}
          <DateField
            label={t('received_payments.received_on')}
            data-path="received_on"
            value={form.values.received_on}
            onChange={(day) => form.setFieldValue('received_on', day)}
            error={form.errors['received_on']}
          />
          <NativeSelect
            label={t('received_payments.currency')}
            data={[...currencies]}
            value={currency}
            onChange={({ currentTarget }) => {
              form.setFieldValue('currency', currentTarget.value as Currency);
              set('invoices', []);
            }}
          />
          {text('payer', t('received_payments.payer'), 120)}
          {text('deposit', t('received_payments.deposit'), 120)}
          {text('note', t('received_payments.remark'), 500)}
        </div>
      </Panel>
      <OpenTable
        of={of}
        currency={currency}
        amount={amount ?? 0}
        parts={invoices}
        onChange={(parts) => set('invoices', parts)}
        errors={form.errors}
        shortens
      />
      {asked !== null && (
        <Notice tone="care" title={t('received_payments.again_title')} live>
          {asked}
        </Notice>
      )}
      <Sums name="payment" amount={amount ?? 0} currency={currency} parts={invoices}>
        <Button type="submit" variant="filled" loading={sending}>
          {asked === null ? send : t('received_payments.again')}
        </Button>
      </Sums>
    </form>
  );
}
