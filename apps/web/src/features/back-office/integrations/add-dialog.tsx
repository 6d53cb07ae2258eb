import { Button, Group, Modal, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { connectionEnvironments, endpoints, type Answer, type Integration } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { apiQuery, useApiMutation } from '../../../lib/api/query.ts';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { FormErrors } from '../../../ui/form-errors.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { notifyDone } from '../../../ui/notify.ts';
import { useFocusBack } from '../../../ui/use-focus-back.ts';
import { integrationReads } from './api.ts';
import css from './integrations.module.css';
import { centsOf, LiabilityFields, typedLiability } from './liability-fields.tsx';
import { typedNewIntegration } from './typed-integration.ts';

type Choices = Answer<typeof endpoints.integrations.choices>['data'];
type Props = { readonly onClose: () => void; readonly onCreated: (id: string) => void };

/** A dollar for each pound of new goods, ten cents for used ones, at most 100,000 dollars: what LTL tariffs commonly say. */
const usual: Integration['liability'] = { per_pound_new: 100, per_pound_used: 10, cap: 10_000_000 };

function Form({ choices, onClose, onCreated }: Props & { readonly choices: Choices }) {
  const { t } = useTranslation();
  const { mutateAsync } = useApiMutation(endpoints.integrations.create, { refreshes: integrationReads });
  const contract = useContractForm({
    schema: typedNewIntegration,
    initialValues: { adapter: '', carrier_id: '', environment: 'sandbox', liability: typedLiability(usual) },
    send: async ({ adapter, carrier_id: carrierId, environment }, typed) => {
      const liability = centsOf(typed.liability) as Integration['liability'];
      const body = { adapter, carrier_id: carrierId ?? null, environment, enabled: true, liability };
      const { data } = await mutateAsync({ body });
      notifyDone({ title: t('integrations.created', { carrier: data.carrier.name }) });
      onCreated(data.id);
    },
  });
  const { form } = contract;
  const adapter = choices.adapters.find(({ code }) => code === form.values.adapter);
  const fits = ({ scac, adapters }: Choices['carriers'][number]): boolean =>
    adapter !== undefined &&
    !adapters.includes(adapter.code) &&
    (adapter.scacs.length === 0 || adapter.scacs.includes(scac));
  const carriers = choices.carriers.filter(fits);
  const own = adapter !== undefined && adapter.scacs.length > 0;
  const environments = connectionEnvironments.filter((one) => one !== 'simulator' || adapter?.simulator !== false);
  return (
    <form onSubmit={contract.submit} noValidate className={css.form}>
      <FormErrors of={contract} />
      <NativeSelect
        label={t('integrations.adapter')}
        data-autofocus
        data={[
          { value: '', label: t('integrations.choose') },
          ...choices.adapters.map(({ code, name }) => ({ value: code, label: name })),
        ]}
        {...form.getInputProps('adapter')}
      />
      <NativeSelect
        label={t('integrations.carrier')}
        disabled={adapter === undefined}
        data={[
          { value: '', label: t(own ? 'integrations.own_carrier' : 'integrations.choose') },
          ...carriers.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        {...form.getInputProps('carrier_id')}
      />
      <NativeSelect
        label={t('integrations.environment')}
        data={environments.map((value) => ({ value, label: t(`integrations.environments.${value}`) }))}
        {...form.getInputProps('environment')}
      />
      <LiabilityFields inputProps={(path) => form.getInputProps(path) as object} />
      <Group justify="flex-end" gap="xs" mt="md">
        <Button onClick={onClose}>{t('common.cancel')}</Button>
        <Button type="submit" variant="filled" loading={contract.sending}>
          {t('integrations.create')}
        </Button>
      </Group>
    </form>
  );
}

/** Connects a carrier: over which adapter, and to which servers. */
export function AddDialog(props: Props) {
  const { t } = useTranslation();
  useFocusBack();
  const query = useQuery(apiQuery(endpoints.integrations.choices));
  return (
    <Modal
      opened
      onClose={props.onClose}
      title={t('integrations.add')}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      {query.data && <Form {...props} choices={query.data.data} />}
      {query.isPending && <p className={css.soft}>{t('common.loading')}</p>}
      {query.isError && <LoadFailed message={query.error.message} retry={() => void query.refetch()} />}
    </Modal>
  );
}
