import { Button, NativeSelect } from '@mantine/core';
import { connectionEnvironments, endpoints, type Integration } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../../lib/api/query.ts';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { FormErrors } from '../../../ui/form-errors.tsx';
import { notifyDone } from '../../../ui/notify.ts';
import { integrationReads } from './api.ts';
import css from './integrations.module.css';
import { centsOf, LiabilityFields, typedLiability } from './liability-fields.tsx';
import { typedIntegration } from './typed-integration.ts';

/** Which servers are called, and what the carrier answers for. */
export function SettingsForm({ integration }: { readonly integration: Integration }) {
  const { t } = useTranslation();
  const { mutateAsync } = useApiMutation(endpoints.integrations.update, { refreshes: integrationReads });
  const contract = useContractForm({
    schema: typedIntegration,
    initialValues: {
      environment: integration.environment,
      liability: typedLiability(integration.liability),
    },
    send: async ({ environment }, typed) => {
      const liability = centsOf(typed.liability) as Integration['liability'];
      const body = { environment, enabled: integration.enabled, liability };
      await mutateAsync({ params: { id: integration.id }, body });
      notifyDone({ title: t('integrations.saved'), text: integration.carrier.name });
    },
  });
  const { form } = contract;
  return (
    <form onSubmit={contract.submit} noValidate className={css.form}>
      <h2>{t('integrations.settings')}</h2>
      <FormErrors of={contract} />
      <NativeSelect
        label={t('integrations.environment')}
        data={connectionEnvironments.map((value) => ({ value, label: t(`integrations.environments.${value}`) }))}
        {...form.getInputProps('environment')}
      />
      <LiabilityFields inputProps={(path) => form.getInputProps(path) as object} />
      <Button type="submit" loading={contract.sending} className={css.send ?? ''}>
        {t('integrations.save')}
      </Button>
    </form>
  );
}
