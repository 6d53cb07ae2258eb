import { Button, Checkbox, Group, NativeSelect, Switch } from '@mantine/core';
import { batchBody, endpoints, pickRules, type MarketplaceOrderRow, type User } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../../../lib/api/query.ts';
import { useContractForm } from '../../../../lib/forms/use-contract-form.ts';
import { go } from '../../../../lib/routes/navigator.ts';
import { useUser } from '../../../../lib/session/use-user.ts';
import { FormDialog, useDirty, type DialogGuard } from '../../../../ui/form-dialog.tsx';
import { FormErrors } from '../../../../ui/form-errors.tsx';
import css from '../marketplace.module.css';
import { firstValues } from './batch-values.ts';
import { savePickup } from './saved-pickup.ts';
import { PickupFields } from './pickup-fields.tsx';

type Props = { readonly orders: readonly MarketplaceOrderRow[]; readonly onClose: () => void };
type FormProps = Pick<Props, 'orders'> & { readonly user: User; readonly guard: DialogGuard };

function BatchForm({ orders, user, guard }: FormProps) {
  const { t } = useTranslation();
  const create = useApiMutation(endpoints.marketplaceBatches.create, {
    refreshes: [endpoints.marketplaceBatches.list, endpoints.marketplace.orders],
  });
  const [start] = useState(() =>
    firstValues(
      orders.map(({ id }) => id),
      user,
      Date.now(),
    ),
  );
  const contract = useContractForm({
    schema: batchBody,
    initialValues: start,
    send: async (body, typed) => {
      savePickup(user.id, typed.pickup);
      const { data } = await create.mutateAsync({ body });
      await go('ebay.orders.batch', { id: data.id });
    },
  });
  const { form } = contract;
  useDirty(guard, form.isDirty() && !contract.sending);
  return (
    <form onSubmit={contract.submit} noValidate className={css.form}>
      <p className={css.lead}>{t('marketplace.batch_text')}</p>
      <FormErrors of={contract} />
      <PickupFields form={form} />
      <div className={css.pair}>
        <NativeSelect
          label={t('marketplace.rule')}
          data={pickRules.map((value) => ({ value, label: t(`marketplace.rules.${value}`) }))}
          {...form.getInputProps('rule')}
        />
      </div>
      <Checkbox label={t('marketplace.combine_buyers')} {...form.getInputProps('combine', { type: 'checkbox' })} />
      <Checkbox
        label={t('marketplace.drop_off')}
        checked={form.values.pickup_method === 'drop_off'}
        onChange={({ currentTarget }) =>
          form.setFieldValue('pickup_method', currentTarget.checked ? 'drop_off' : 'scheduled')
        }
      />
      <Switch label={t('marketplace.book_at_once')} {...form.getInputProps('book_at_once', { type: 'checkbox' })} />
      <Group justify="flex-end" gap="xs" mt="md">
        <Button onClick={guard.leave}>{t('common.cancel')}</Button>
        <Button type="submit" variant="filled" loading={contract.sending}>
          {t(form.values.book_at_once ? 'marketplace.get_and_book' : 'marketplace.get_rates')}
        </Button>
      </Group>
    </form>
  );
}

/** How many orders are to be quoted and shipped together. */
export function BatchDialog(props: Props) {
  const { t } = useTranslation();
  const user = useUser();
  if (user === null) return null;
  return (
    <FormDialog title={t('marketplace.batch_title', { count: props.orders.length })} size="lg" onClose={props.onClose}>
      {(guard) => <BatchForm orders={props.orders} user={user} guard={guard} />}
    </FormDialog>
  );
}
