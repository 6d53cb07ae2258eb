import { NativeSelect, Textarea } from '@mantine/core';
import {
  chargeChange,
  chargeInput,
  chargeTakenBack,
  endpoints,
  type AddedCharge,
  type ChargeSide,
  type ChargesView,
} from '@waybill/contract';
import { addedCodes, type AddedCode } from '@waybill/freight';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../../../lib/api/query.ts';
import { useChargedFormats } from '../../../../lib/format/use-formats.ts';
import { useContractForm, type ContractForm } from '../../../../lib/forms/use-contract-form.ts';
import { DialogForm } from '../../../../ui/dialog-form.tsx';
import type { DialogGuard } from '../../../../ui/form-dialog.tsx';
import { notifyDone } from '../../../../ui/notify.ts';
import { MoneyInput } from '../../../../ui/numbers/money-input.tsx';
import { addedName, chargeReads, totalOf } from './api.ts';
import css from './charges.module.css';

type Props = {
  readonly id: string;
  readonly side: ChargeSide;
  readonly view: ChargesView;
  readonly guard: DialogGuard;
  readonly onDone: () => void;
};
const { add, change, takeBack } = endpoints.shipmentCharges;

/** Says what the side comes to now. */
function useTell({ side, onDone }: Pick<Props, 'side' | 'onDone'>) {
  const { t } = useTranslation();
  const { money } = useChargedFormats();
  return ({ data }: { readonly data: ChargesView }): void => {
    const total = data[side];
    if (total !== null) notifyDone({ title: t('shipment_charges.done', { amount: money(total) }) });
    onDone();
  };
}

type Typed = { readonly amount: number | null; readonly reason: string };

/** How much, and why. */
function Figures<V extends Typed>({
  contract: { form },
  side,
  off,
}: {
  readonly contract: ContractForm<V>;
  readonly side: ChargeSide;
  readonly off: boolean;
}) {
  const { t } = useTranslation();
  return (
    <>
      <MoneyInput
        label={t(off ? 'shipment_charges.amount_off' : 'shipment_charges.amount')}
        value={form.values.amount}
        onChange={(amount) => form.setFieldValue('amount', amount as never)}
        error={(form.errors['amount'] as string | undefined) ?? null}
        required
        path="amount"
      />
      <Reason contract={{ form }} side={side} />
    </>
  );
}

function Reason<V extends { readonly reason: string }>({
  contract: { form },
  side,
}: {
  readonly contract: Pick<ContractForm<V>, 'form'>;
  readonly side: ChargeSide;
}) {
  const { t } = useTranslation();
  return (
    <Textarea
      {...form.getInputProps('reason')}
      label={t('shipment_charges.reason')}
      description={t(`shipment_charges.reason_hint.${side}`)}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      required
      rows={2}
      maxLength={300}
      data-path="reason"
    />
  );
}

/** Adds a charge. */
export function AddForm({ id, side, view, guard, onDone }: Props) {
  const { t } = useTranslation();
  const tell = useTell({ side, onDone });
  const { mutateAsync } = useApiMutation(add, { refreshes: chargeReads });
  // One for each form, and the total as it was shown when it opened, whatever the page learns meanwhile.
  const [chargeId] = useState(() => crypto.randomUUID());
  const [seen] = useState(() => totalOf(view, side));
  const contract = useContractForm({
    schema: chargeInput.pick({ code: true, amount: true, reason: true }),
    initialValues,
    send: async (body) => {
      tell(await mutateAsync({ params: { id }, body: { ...body, charge_id: chargeId, side, seen } }));
    },
  });
  const { form } = contract;
  const names = addedCodes
    .map((value) => ({ value, label: addedName(t, value) }))
    .toSorted((one, other) => one.label.localeCompare(other.label));
  return (
    <DialogForm of={contract} guard={guard} send={t('shipment_charges.add')}>
      <div className={css.pair}>
        <NativeSelect
          label={t('shipment_charges.charge')}
          data-autofocus
          data={names}
          {...form.getInputProps('code')}
        />
        <Figures contract={contract} side={side} off={form.values.code === 'discount'} />
      </div>
    </DialogForm>
  );
}

/** Waiting is what is added most. */
const initialValues: { readonly code: AddedCode; readonly amount: number | null; readonly reason: string } = {
  code: 'DETEN',
  amount: null,
  reason: '',
};

type OfCharge = Props & { readonly charge: AddedCharge };

/** Changes how much a charge is, and why. */
export function ChangeForm({ id, side, view, guard, onDone, charge }: OfCharge) {
  const { t } = useTranslation();
  const tell = useTell({ side, onDone });
  const { mutateAsync } = useApiMutation(change, { refreshes: chargeReads });
  const before: Typed = { amount: charge.amount.amount, reason: charge.reason };
  const [seen] = useState(() => totalOf(view, side));
  const contract = useContractForm({
    schema: chargeChange.omit({ seen: true }),
    initialValues: before,
    send: async (body) => {
      tell(await mutateAsync({ params: { id, charge: charge.id }, body: { ...body, seen } }));
    },
  });
  return (
    <DialogForm of={contract} guard={guard} send={t('shipment_charges.save')}>
      <Figures contract={contract} side={side} off={charge.code === 'discount'} />
    </DialogForm>
  );
}

/** Takes a charge back, and says why. */
export function TakeBackForm({ id, side, view, guard, onDone, charge }: OfCharge) {
  const { t } = useTranslation();
  const tell = useTell({ side, onDone });
  const { mutateAsync } = useApiMutation(takeBack, { refreshes: chargeReads });
  const [seen] = useState(() => totalOf(view, side));
  const contract = useContractForm({
    schema: chargeTakenBack.omit({ seen: true }),
    initialValues: { reason: '' },
    send: async (body) => {
      tell(await mutateAsync({ params: { id, charge: charge.id }, body: { ...body, seen } }));
    },
  });
  return (
    <DialogForm of={contract} guard={guard} send={t('shipment_charges.confirm_take_back')}>
      <Reason contract={contract} side={side} />
    </DialogForm>
  );
}
