import { Button, NativeSelect, Switch, TextInput } from '@mantine/core';
import { endpoints, proBlockBody, type Integration } from '@waybill/contract';
import { proChecks } from '@waybill/freight';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useApiMutation } from '../../../lib/api/query.ts';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { FormErrors } from '../../../ui/form-errors.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { notifyDone } from '../../../ui/notify.ts';
import { integrationReads } from './api.ts';
import css from './integrations.module.css';

const typedBlock = z.union([
  z.object({ own: z.literal(true), block: proBlockBody }),
  z.object({ own: z.literal(false) }),
]);
const noBlock = { prefix: '', first: '', last: '', check: 'mod7' };

/** How far the block has come, and that it is time for another one. */
function BlockState({ block }: { readonly block: NonNullable<Integration['pro_block']> }) {
  const { t } = useTranslation();
  const words = { count: block.left, size: block.size };
  if (block.next === null)
    return (
      <Notice tone="stop" title={t('integrations.pro_spent')}>
        {t('integrations.pro_spent_text')}
      </Notice>
    );
  return (
    <>
      {block.low && <Notice tone="care" title={t('integrations.pro_low', words)} />}
      <p className={css.soft}>
        {t('integrations.pro_next')} <span className="wb-mono">{block.next}</span>, {t('integrations.pro_left', words)}
      </p>
    </>
  );
}

/** Whether the carrier assigns freight bill numbers, or they are drawn from a block that it gave us. */
export function ProBlockForm({ integration }: { readonly integration: Integration }) {
  const { t } = useTranslation();
  const { mutateAsync } = useApiMutation(endpoints.integrations.proBlock, { refreshes: integrationReads });
  const { pro_block: block } = integration;
  const contract = useContractForm({
    schema: typedBlock,
    initialValues: {
      own: block !== null,
      block:
        block === null ? noBlock : { prefix: block.prefix, first: block.first, last: block.last, check: block.check },
    },
    send: async (typed) => {
      const body = { block: typed.own ? typed.block : null };
      await mutateAsync({ params: { id: integration.id }, body });
      notifyDone({ title: t('integrations.saved'), text: integration.carrier.name });
    },
  });
  const { form } = contract;
  return (
    <form onSubmit={contract.submit} noValidate className={css.form}>
      <h2>{t('integrations.pro_block')}</h2>
      <FormErrors of={contract} />
      {block && <BlockState block={block} />}
      <Switch label={t('integrations.pro_own')} {...form.getInputProps('own', { type: 'checkbox' })} />
      {form.values.own && (
        <div className={css.fields}>
          <TextInput label={t('integrations.pro_prefix')} inputMode="numeric" {...form.getInputProps('block.prefix')} />
          <NativeSelect
            label={t('integrations.pro_check')}
            data={proChecks.map((value) => ({ value, label: t(`integrations.pro_checks.${value}`) }))}
            {...form.getInputProps('block.check')}
          />
          <TextInput
            label={t('integrations.pro_first')}
            description={t('integrations.pro_digits')}
            inputMode="numeric"
            {...form.getInputProps('block.first')}
          />
          <TextInput
            label={t('integrations.pro_last')}
            description={t('integrations.pro_digits_last')}
            inputMode="numeric"
            {...form.getInputProps('block.last')}
          />
        </div>
      )}
      <Button type="submit" loading={contract.sending} className={css.send ?? ''}>
        {t('integrations.save_block')}
      </Button>
    </form>
  );
}
