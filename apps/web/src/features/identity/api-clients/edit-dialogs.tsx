import {
  apiClientChange,
  newApiClient,
  newApiClientOfAccount,
  type ApiClientDetail,
  type ApiScope,
} from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../../lib/api/query.ts';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { DialogForm } from '../../../ui/dialog-form.tsx';
import { FormDialog, type DialogGuard } from '../../../ui/form-dialog.tsx';
import { notifyDone } from '../../../ui/notify.ts';
import { AccountPicker } from '../../messaging/announcements/public.ts';
import { newKey } from '../../../lib/new-key.ts';
import { ClientFields } from './client-fields.tsx';
import { endpointsOf, readsOf, type ClientPages } from './client-pages.ts';
import type { IssuedSecret } from './secret-dialog.tsx';

type NewProps = { readonly onClose: () => void; readonly onMade: (told: IssuedSecret) => void };
const nothing: ApiScope[] = [];

function OwnForm({ guard, onMade }: NewProps & { readonly guard: DialogGuard }) {
  const { t } = useTranslation();
  const [id] = useState(newKey);
  const { mutateAsync } = useApiMutation(endpointsOf('own').create, { refreshes: readsOf('own') });
  const contract = useContractForm({
    schema: newApiClient,
    initialValues: { id, name: '', scopes: nothing },
    send: async (body) => {
      const { data, secret } = await mutateAsync({ body });
      onMade({ client: data, secret });
    },
  });
  return (
    <DialogForm of={contract} guard={guard} send={t('api_clients.create')}>
      <ClientFields form={contract.form} />
    </DialogForm>
  );
}

type Account = { readonly id: string; readonly name: string };

function StaffForm({ guard, onMade }: NewProps & { readonly guard: DialogGuard }) {
  const { t } = useTranslation();
  const [id] = useState(newKey);
  const [account, setAccount] = useState<Account | null>(null);
  const { mutateAsync } = useApiMutation(endpointsOf('staff').create, { refreshes: readsOf('staff') });
  const contract = useContractForm({
    schema: newApiClientOfAccount,
    initialValues: { id, name: '', scopes: nothing, account_id: '' },
    send: async (body) => {
      const { data, secret } = await mutateAsync({ body });
      onMade({ client: data, secret });
    },
  });
  const { form } = contract;
  return (
    <DialogForm of={contract} guard={guard} send={t('api_clients.create')}>
      <AccountPicker
        chosen={account === null ? [] : [account]}
        words={{ label: t('api_clients.account'), hint: null, path: 'account_id' }}
        error={form.errors['account_id']}
        onChoose={(chosen) => {
          const one = chosen.at(-1) ?? null;
          setAccount(one);
          form.setFieldValue('account_id', one?.id ?? '');
        }}
      />
      <ClientFields form={form} />
    </DialogForm>
  );
}

/** Makes a client; its secret is told by whoever opened this. */
export function NewClientDialog({ of, onClose, onMade }: NewProps & { readonly of: ClientPages }) {
  const { t } = useTranslation();
  const Form = of === 'own' ? OwnForm : StaffForm;
  return (
    <FormDialog title={t('api_clients.add')} size="lg" onClose={onClose}>
      {(guard) => <Form guard={guard} onClose={onClose} onMade={onMade} />}
    </FormDialog>
  );
}

type EditProps = { readonly of: ClientPages; readonly client: ApiClientDetail; readonly onClose: () => void };

function EditForm({ of, client, onClose, guard }: EditProps & { readonly guard: DialogGuard }) {
  const { t } = useTranslation();
  const { mutateAsync } = useApiMutation(endpointsOf(of).update, { refreshes: readsOf(of) });
  const contract = useContractForm({
    schema: apiClientChange,
    initialValues: { name: client.name, scopes: client.scopes, enabled: client.state === 'active' },
    send: async (body) => {
      const { data } = await mutateAsync({ params: { id: client.id }, body });
      notifyDone({ title: t('api_clients.saved', { name: data.name }) });
      onClose();
    },
  });
  return (
    <DialogForm of={contract} guard={guard} send={t('api_clients.save')}>
      <ClientFields form={contract.form} />
    </DialogForm>
  );
}

/** Changes what a client is called and what it may do. */
export function EditClientDialog(props: EditProps) {
  const { t } = useTranslation();
  return (
    <FormDialog title={t('api_clients.edit_title', { name: props.client.name })} size="lg" onClose={props.onClose}>
      {(guard) => <EditForm {...props} guard={guard} />}
    </FormDialog>
  );
}
