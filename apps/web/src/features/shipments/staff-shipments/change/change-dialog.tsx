import { Skeleton, TextInput } from '@mantine/core';
import { endpoints, shipmentChangeInput, type ChangesView } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../../../lib/api/query.ts';
import { useContractForm } from '../../../../lib/forms/use-contract-form.ts';
import { DialogForm } from '../../../../ui/dialog-form.tsx';
import { FormDialog, type DialogGuard } from '../../../../ui/form-dialog.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { notifyDone, notifyRefused } from '../../../../ui/notify.ts';
import type { StaffShipment } from '../api.ts';
import { changeReads, useChanges } from './api.ts';
import { changeValues } from './change-values.ts';
import css from './change.module.css';
import { Effects } from './effects.tsx';
import { EndFields } from './end-fields.tsx';
import { LoadFields, useChangePreview } from './load-fields.tsx';
import { MoreFields } from './more-fields.tsx';

/** What can be changed; the reason alone changes nothing. */
const ofChange = ['pickup', 'delivery', 'ready_at', 'references', 'notes', 'appointment_date', 'load'] as const;

type Props = { readonly shipment: StaffShipment; readonly onClose: () => void };

function ChangeFormOf({
  shipment,
  view,
  guard,
  onClose,
}: Props & { readonly view: ChangesView; readonly guard: DialogGuard }) {
  const { t } = useTranslation();
  const { mutateAsync } = useApiMutation(endpoints.shipmentChanges.change, { refreshes: changeReads });
  // The version that the form shows, so that a later change by another user is not overwritten.
  const [initialValues] = useState(() => changeValues(shipment, view.version));
  const contract = useContractForm({
    schema: shipmentChangeInput,
    initialValues,
    send: async (body) => {
      if (!changed()) {
        notifyRefused({ title: t('shipment_changes.nothing') });
        return;
      }
      const sent = form.isDirty('load') ? { ...body, price_seen: seenPrice() } : { ...body, load: null };
      const { data } = await mutateAsync({ params: { id: shipment.id }, body: sent });
      const call = data.changes[0]?.carrier === 'call';
      notifyDone({
        title: t('shipment_changes.done', { number: shipment.bol_number, version: data.version }),
        ...(call ? { text: t('shipment_changes.done_call', { carrier: data.carrier.name }) } : {}),
      });
      onClose();
    },
  });
  const { form } = contract;
  const changed = (): boolean => ofChange.some((field) => form.isDirty(field));
  const preview = useChangePreview(shipment.id, form);
  const seenPrice = (): number | null => (preview?.bar === null ? preview.price.after.amount : null);
  return (
    <DialogForm of={contract} guard={guard} send={t('shipment_changes.save')}>
      <div className={css.ends}>
        <EndFields form={form} end="delivery" shipment={shipment} />
        <EndFields form={form} end="pickup" shipment={shipment} />
      </div>
      {shipment.mode === 'ltl' && <LoadFields form={form} />}
      <MoreFields form={form} />
      <TextInput
        label={t('shipment_changes.reason')}
        description={t('shipment_changes.reason_hint')}
        maxLength={300}
        data-path="reason"
        {...form.getInputProps('reason')}
      />
      {changed() ? (
        <Effects shipment={shipment} view={view} preview={preview} asked={form.isDirty('load')} />
      ) : (
        <p className="wb-soft">{t('shipment_changes.nothing')}</p>
      )}
    </DialogForm>
  );
}

/** Changes who ships and receives, references, notes, and appointment of a booked shipment, after saying what that does. */
export function ChangeDialog({ shipment, onClose }: Props) {
  const { t } = useTranslation();
  const view = useChanges(shipment.id).data?.data;
  return (
    <FormDialog title={t('shipment_changes.title', { number: shipment.bol_number })} size="xl" onClose={onClose}>
      {(guard) => {
        if (view === undefined) return <Skeleton height={320} />;
        if (view.bar !== null) return <Notice tone="care" title={t(`shipment_changes.barred.${view.bar}`)} />;
        return <ChangeFormOf shipment={shipment} view={view} guard={guard} onClose={onClose} />;
      }}
    </FormDialog>
  );
}
