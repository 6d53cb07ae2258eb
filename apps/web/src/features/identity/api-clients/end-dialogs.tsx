import { NativeSelect } from '@mantine/core';
import { clientRevocation, overlapHours, type ApiClientDetail, type OverlapHours } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../../lib/api/query.ts';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import layout from '../../../ui/page-layout.module.css';
import { DialogForm } from '../../../ui/dialog-form.tsx';
import { FormDialog, type DialogGuard } from '../../../ui/form-dialog.tsx';
import { notifyDone, notifyRefused } from '../../../ui/notify.ts';
import { ReasonField } from '../../../ui/reason-field.tsx';
import { endpointsOf, readsOf, type ClientPages } from './client-pages.ts';
import type { IssuedSecret } from './secret-dialog.tsx';
import { overlapWords } from './words.ts';

type Props = { readonly of: ClientPages; readonly client: ApiClientDetail; readonly onClose: () => void };

/** Makes a new secret and says for how long the one of before still opens. */
export function RotateDialog({
  of,
  client,
  onClose,
  onTold,
}: Props & { readonly onTold: (told: IssuedSecret) => void }) {
  const { t } = useTranslation();
  const [hours, setHours] = useState<OverlapHours>(24);
  const rotate = useApiMutation(endpointsOf(of).rotate, { refreshes: readsOf(of) });
  const send = (): void =>
    rotate.mutate(
      { params: { id: client.id }, body: { overlap_hours: hours } },
      {
        onSuccess: ({ data, secret }) => onTold({ client: data, secret }),
        onError: ({ message }) => notifyRefused({ title: message }),
      },
    );
  return (
    <ConfirmDialog
      opened
      title={t('api_clients.rotate_title', { name: client.name })}
      confirm={t('api_clients.rotate_send')}
      working={rotate.isPending}
      onConfirm={send}
      onCancel={onClose}
    >
      <div className={layout.form}>
        <p>{t('api_clients.rotate_text')}</p>
        <NativeSelect
          label={t('api_clients.overlap')}
          value={String(hours)}
          data={overlapHours.map((each) => ({ value: String(each), label: overlapWords(t, each) }))}
          onChange={({ currentTarget }) =>
            setHours(overlapHours.find((each) => String(each) === currentTarget.value) ?? 24)
          }
        />
      </div>
    </ConfirmDialog>
  );
}

function RevokeForm({ of, client, onClose, guard }: Props & { readonly guard: DialogGuard }) {
  const { t } = useTranslation();
  const { mutateAsync } = useApiMutation(endpointsOf(of).revoke, { refreshes: readsOf(of) });
  const contract = useContractForm({
    schema: clientRevocation,
    initialValues: { reason: '' },
    send: async (body) => {
      await mutateAsync({ params: { id: client.id }, body });
      notifyDone({ title: t('api_clients.was_revoked', { name: client.name }) });
      onClose();
    },
  });
  return (
    <DialogForm of={contract} guard={guard} send={t('api_clients.revoke_send')}>
      <p>{t('api_clients.revoke_text')}</p>
      <ReasonField
        {...contract.form.getInputProps('reason')}
        label={t('api_clients.reason')}
        required={false}
        most={300}
      />
    </DialogForm>
  );
}

/** Ends a client for good, after asking. */
export function RevokeDialog(props: Props) {
  const { t } = useTranslation();
  return (
    <FormDialog title={t('api_clients.revoke_title', { name: props.client.name })} size="md" onClose={props.onClose}>
      {(guard) => <RevokeForm {...props} guard={guard} />}
    </FormDialog>
  );
}
