import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { endpoints, requestable, sampleLoad, type SampleLoad } from '@waybill/contract';
import { freightClasses } from '@waybill/freight';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../../../lib/api/query.ts';
import { useContractForm } from '../../../../lib/forms/use-contract-form.ts';
import { DialogForm } from '../../../../ui/dialog-form.tsx';
import { FormDialog, type DialogGuard } from '../../../../ui/form-dialog.tsx';
import { accessorialName } from '../../../../ui/freight/charges/charge-words.ts';
import { ScaledInput } from '../scaled-input.tsx';
import css from './tariffs.module.css';

const { carrierTariffs } = endpoints;
type Props = { readonly onClose: () => void };
const figures = [
  ['units', 'carrier_tariffs.sample_units'],
  ['pounds', 'carrier_tariffs.sample_pounds'],
  ['length_in', 'carrier_tariffs.sample_length'],
  ['width_in', 'carrier_tariffs.sample_width'],
  ['height_in', 'carrier_tariffs.sample_height'],
] as const;

type Values = {
  [K in keyof SampleLoad]: SampleLoad[K] extends number
    ? number | null
    : SampleLoad[K] extends string
      ? string
      : unknown;
} & { freight_class: string; residential_delivery: boolean; accessorials: string[] };

const start: Values = {
  name: '',
  origin_postal_code: '',
  destination_postal_code: '',
  residential_delivery: false,
  units: 1,
  length_in: 48,
  width_in: 40,
  height_in: 48,
  pounds: 500,
  freight_class: '',
  accessorials: [],
};

function Form({ onClose, guard }: Props & { readonly guard: DialogGuard }) {
  const { t } = useTranslation();
  // Sent twice, it is kept once.
  const [id] = useState(() => crypto.randomUUID());
  const { mutateAsync } = useApiMutation(carrierTariffs.addSample, {
    refreshes: [carrierTariffs.review, carrierTariffs.samples],
  });
  const contract = useContractForm({
    schema: sampleLoad,
    initialValues: start,
    send: (body) => mutateAsync({ body: { ...body, id } }).then(onClose),
  });
  const { form } = contract;
  return (
    <DialogForm of={contract} guard={guard} send={t('carrier_tariffs.sample_add')}>
      <TextInput
        {...form.getInputProps('name')}
        label={t('carrier_tariffs.sample_name')}
        data-autofocus
        required
        maxLength={80}
        data-path="name"
      />
      <div className={css.pairs}>
        <TextInput
          {...form.getInputProps('origin_postal_code')}
          label={t('carrier_tariffs.sample_origin')}
          required
          inputMode="numeric"
          data-path="origin_postal_code"
        />
        <TextInput
          {...form.getInputProps('destination_postal_code')}
          label={t('carrier_tariffs.sample_destination')}
          required
          inputMode="numeric"
          data-path="destination_postal_code"
        />
        {figures.map(([name, words]) => (
          <ScaledInput
            key={name}
            hidden={false}
            label={t(words)}
            decimals={0}
            value={form.values[name]}
            onChange={(value) => form.setFieldValue(name, value)}
            error={form.errors[name]}
            path={name}
          />
        ))}
        <NativeSelect
          {...form.getInputProps('freight_class')}
          label={t('carrier_tariffs.sample_class')}
          data={[{ value: '', label: t('carrier_tariffs.sample_class_density') }, ...freightClasses]}
        />
      </div>
      <Checkbox
        {...form.getInputProps('residential_delivery', { type: 'checkbox' })}
        label={t('carrier_tariffs.sample_residential')}
      />
      <Checkbox.Group {...form.getInputProps('accessorials')} label={t('carrier_tariffs.sample_services')}>
        <div className={css.checks}>
          {requestable.map((code) => (
            <Checkbox key={code} value={code} label={accessorialName(t, code)} />
          ))}
        </div>
      </Checkbox.Group>
    </DialogForm>
  );
}

/** Keeps a load that every next version is tried with. */
export function SampleDialog({ onClose }: Props) {
  const { t } = useTranslation();
  return (
    <FormDialog title={t('carrier_tariffs.sample_add_title')} size="lg" onClose={onClose}>
      {(guard) => <Form onClose={onClose} guard={guard} />}
    </FormDialog>
  );
}
