import { Skeleton, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { endpoints, fields, type Shipment } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { apiQuery } from '../../../../lib/api/query.ts';
import { useContractForm } from '../../../../lib/forms/use-contract-form.ts';
import { DialogForm } from '../../../../ui/dialog-form.tsx';
import { FormDialog, type DialogGuard } from '../../../../ui/form-dialog.tsx';
import { LoadFailed } from '../../../../ui/load-failed.tsx';
import { HeldNote } from '../../../billing/credit-holds/public.ts';
import { startReship } from '../../../../lib/routes/reship.ts';
import css from './reship-dialog.module.css';

/** Which shipment is shipped again, and whether back to where it came from. */
export type Reshipping = { readonly id: string; readonly number: string; readonly back: boolean };

type Props = Reshipping & { readonly onClose: () => void };

/** Shipping again needs a valid email and phone, as the specification has it (5, Validation rules). */
const contact = z.object({ email: fields.email, phone: fields.phone });

const cityOf = ({ city, state }: Shipment['pickup']): string => `${city}, ${state}`;

type FormProps = { readonly shipment: Shipment; readonly back: boolean; readonly guard: DialogGuard };

function ReshipForm({ shipment, back, guard }: FormProps) {
  const { t } = useTranslation();
  const [from, to] = back ? [shipment.delivery, shipment.pickup] : [shipment.pickup, shipment.delivery];
  const contract = useContractForm({
    schema: contact,
    initialValues: { email: from.email, phone: from.phone },
    send: (given) => startReship(shipment.id, back, given),
  });
  const { form } = contract;
  const name = `${from.contact_first_name} ${from.contact_last_name}`.trim();
  return (
    <DialogForm of={contract} guard={guard} send={t('tracking.reship.go')}>
      <HeldNote />
      <p className={css.way}>
        <strong>{from.company}</strong> {cityOf(from)}
        <span aria-hidden="true"> → </span>
        <strong>{to.company}</strong> {cityOf(to)}
      </p>
      <p className="wb-soft">{t('tracking.reship.text')}</p>
      <TextInput
        type="email"
        autoComplete="off"
        label={t('tracking.reship.email', { name })}
        maxLength={254}
        {...form.getInputProps('email')}
      />
      <TextInput
        type="tel"
        autoComplete="off"
        label={t('tracking.reship.phone', { name })}
        maxLength={40}
        {...form.getInputProps('phone')}
      />
    </DialogForm>
  );
}

/** Asks whom to reach at the pickup, with what is known filled in; everything else goes over as it is. */
export function ReshipDialog({ id, number, back, onClose }: Props) {
  const { t } = useTranslation();
  const query = useQuery(apiQuery(endpoints.shipments.show, { params: { id } }));
  const shipment = query.data?.data;
  return (
    <FormDialog
      title={t(back ? 'tracking.reship.back_title' : 'tracking.reship.title', { number })}
      size="md"
      onClose={onClose}
    >
      {(guard) => (
        <>
          {shipment && <ReshipForm shipment={shipment} back={back} guard={guard} />}
          {query.isPending && <Skeleton height={180} role="status" aria-label={t('common.loading')} />}
          {query.isError && !shipment && (
            <LoadFailed message={query.error.message} retry={() => void query.refetch()} />
          )}
        </>
      )}
    </FormDialog>
  );
}
