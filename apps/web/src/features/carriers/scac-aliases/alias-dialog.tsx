import { NativeSelect, TextInput } from '@mantine/core';
import { endpoints, scacAliasBody } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../../lib/api/query.ts';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { DialogForm } from '../../../ui/dialog-form.tsx';
import { FormDialog, type DialogGuard } from '../../../ui/form-dialog.tsx';
import { notifyDone } from '../../../ui/notify.ts';
import { aliasReads } from './api.ts';

/** What the form begins with; a new alias has no id. */
export type Given = { readonly id: string | null; readonly name: string; readonly scac: string };
type Carrier = { readonly scac: string; readonly name: string };
type Props = { readonly given: Given; readonly carriers: readonly Carrier[]; readonly onClose: () => void };

function AliasForm({ given, carriers, onClose, guard }: Props & { readonly guard: DialogGuard }) {
  const { t } = useTranslation();
  const create = useApiMutation(endpoints.scacAliases.create, { refreshes: aliasReads });
  const update = useApiMutation(endpoints.scacAliases.update, { refreshes: aliasReads });
  const contract = useContractForm({
    schema: scacAliasBody,
    initialValues: { name: given.name, scac: given.scac },
    send: async (body) => {
      const { id } = given;
      const { data } = await (id === null
        ? create.mutateAsync({ body })
        : update.mutateAsync({ params: { id }, body }));
      const carrier = data.carrier_name ?? data.scac;
      notifyDone({
        title: t(id === null ? 'scac_aliases.created' : 'scac_aliases.updated'),
        text: t('scac_aliases.means', { name: data.name, carrier }),
      });
      onClose();
    },
  });
  const { form } = contract;
  return (
    <DialogForm of={contract} guard={guard} send={t('scac_aliases.save')}>
      <TextInput
        label={t('scac_aliases.name')}
        required
        description={t('scac_aliases.name_hint')}
        maxLength={120}
        data-autofocus={given.name === '' || undefined}
        {...form.getInputProps('name')}
      />
      <NativeSelect
        label={t('scac_aliases.carrier')}
        required
        data-autofocus={given.name !== '' || undefined}
        data={[
          { value: '', label: t('scac_aliases.choose_carrier') },
          ...carriers.map(({ scac, name }) => ({ value: scac, label: `${name} (${scac})` })),
        ]}
        {...form.getInputProps('scac')}
      />
    </DialogForm>
  );
}

/** A new alias, or one to change. */
export function AliasDialog(props: Props) {
  const { t } = useTranslation();
  const title = t(props.given.id === null ? 'scac_aliases.add_title' : 'scac_aliases.edit_title');
  return (
    <FormDialog title={title} size="md" onClose={props.onClose}>
      {(guard) => <AliasForm {...props} guard={guard} />}
    </FormDialog>
  );
}
