import { Checkbox, TextInput } from '@mantine/core';
import { changedAccountView, endpoints, type AccountView } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../../../lib/api/query.ts';
import { useContractForm } from '../../../../lib/forms/use-contract-form.ts';
import { DialogForm } from '../../../../ui/dialog-form.tsx';
import { FormDialog, type DialogGuard } from '../../../../ui/form-dialog.tsx';
import { notifyDone } from '../../../../ui/notify.ts';

const { list, create, update } = endpoints.staffAccountViews;
/** A view that is kept for the first time has no id yet. */
export type EditedView = Pick<AccountView, 'name' | 'shared' | 'content'> & { readonly id: string | null };
type Props = { readonly view: EditedView; readonly onClose: () => void };

function ViewForm({ view, onClose, guard }: Props & { readonly guard: DialogGuard }) {
  const { t } = useTranslation();
  const making = useApiMutation(create, { refreshes: [list] });
  const changing = useApiMutation(update, { refreshes: [list] });
  // Sent twice, it is kept once.
  const [fresh] = useState(() => crypto.randomUUID());
  const contract = useContractForm({
    schema: changedAccountView,
    initialValues: { name: view.name, shared: view.shared, content: view.content },
    send: async (body) => {
      if (view.id === null) await making.mutateAsync({ body: { id: fresh, ...body } });
      else await changing.mutateAsync({ params: { id: view.id }, body });
      notifyDone({ title: t('staff_accounts.views.kept', { name: body.name }) });
      onClose();
    },
  });
  return (
    <DialogForm of={contract} guard={guard} send={t('staff_accounts.views.keep')}>
      <TextInput
        label={t('staff_accounts.views.name')}
        description={t('staff_accounts.views.name_hint')}
        maxLength={60}
        required
        data-autofocus
        {...contract.form.getInputProps('name')}
      />
      <Checkbox
        label={t('staff_accounts.views.share')}
        description={t('staff_accounts.views.share_hint')}
        {...contract.form.getInputProps('shared', { type: 'checkbox' })}
      />
    </DialogForm>
  );
}

/** Keeps the list as it stands under a name, or changes the name of a view. */
export function ViewDialog({ view, onClose }: Props) {
  const { t } = useTranslation();
  const title = t(view.id === null ? 'staff_accounts.views.keep_title' : 'staff_accounts.views.edit_title');
  return (
    <FormDialog title={title} size="md" onClose={onClose}>
      {(guard) => <ViewForm view={view} onClose={onClose} guard={guard} />}
    </FormDialog>
  );
}
