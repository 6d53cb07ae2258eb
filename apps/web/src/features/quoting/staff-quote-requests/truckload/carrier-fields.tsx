import { TextInput } from '@mantine/core';
import type { DeskRequest } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { CarrierChoice } from '../carrier-choice.tsx';

type Props = {
  readonly blocked: DeskRequest['blocked_carriers'];
  readonly form: {
    readonly values: { readonly carrier_id: string | null; readonly carrier_name: string; readonly scac: string };
    readonly errors: Readonly<Record<string, unknown>>;
    readonly setFieldValue: (path: string, value: string | null) => void;
  };
};

/** A carrier that we know, or any other by its name and code. */
export function CarrierFields({ blocked, form }: Props) {
  const { t } = useTranslation();
  const { values, errors } = form;
  const text = (field: 'carrier_name' | 'scac') => ({
    required: true,
    value: values[field],
    error: errors[field] as string | undefined,
    'data-path': field,
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      form.setFieldValue(field, currentTarget.value),
  });
  return (
    <>
      <CarrierChoice
        blocked={blocked}
        value={values.carrier_id}
        path="carrier_id"
        error={errors['carrier_id'] as string | undefined}
        onChange={(id) => form.setFieldValue('carrier_id', id)}
      />
      {values.carrier_id === null && (
        <>
          <TextInput label={t('staff_quote_requests.carrier_name')} {...text('carrier_name')} />
          <TextInput label={t('staff_quote_requests.scac')} maxLength={4} {...text('scac')} />
        </>
      )}
    </>
  );
}
