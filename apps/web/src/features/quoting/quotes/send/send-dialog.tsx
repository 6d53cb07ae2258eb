import { Button, Group, NativeSelect, Stack, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { endpoints, sendQuoteBody, type Quote } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../lib/api/call.ts';
import { apiQuery } from '../../../../lib/api/query.ts';
import { useContractForm } from '../../../../lib/forms/use-contract-form.ts';
import { FormDialog, useDirty, type DialogGuard } from '../../../../ui/form-dialog.tsx';
import { FormErrors } from '../../../../ui/form-errors.tsx';
import { LoadFailed } from '../../../../ui/load-failed.tsx';
import { notifyDone } from '../../../../ui/notify.ts';
import { useRateChoices } from './use-rate-choices.ts';

type Props = {
  readonly quote: Quote;
  readonly insured: boolean;
  /** The rate that it was asked for; null for none in particular. */
  readonly rateId: string | null;
  readonly onClose: () => void;
};
type Colleague = { readonly id: string; readonly name: string };
type FormProps = Props & { readonly people: readonly Colleague[]; readonly guard: DialogGuard };

function SendForm({ quote, insured, rateId, onClose, people, guard }: FormProps) {
  const { t } = useTranslation();
  const contract = useContractForm({
    schema: sendQuoteBody,
    initialValues: { user_id: people[0]?.id ?? '', rate_id: rateId ?? '', note: '' },
    send: async (body) => {
      const { data } = await call(endpoints.quoteLists.send, { params: { id: quote.id }, body });
      notifyDone({ title: t('quote_lists.send.done', { number: quote.number, name: data.name }) });
      onClose();
    },
  });
  const { form, submit, sending } = contract;
  useDirty(guard, form.isDirty());
  const rates = useRateChoices(quote, insured);
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm">
        <FormErrors of={contract} />
        <NativeSelect
          label={t('quote_lists.send.to')}
          data={people.map(({ id, name }) => ({ value: id, label: name }))}
          data-autofocus
          {...form.getInputProps('user_id')}
        />
        <NativeSelect
          label={t('quote_lists.send.which')}
          data={[{ value: '', label: t('quote_lists.send.any') }, ...rates]}
          {...form.getInputProps('rate_id')}
        />
        <Textarea
          label={`${t('quote_lists.send.note')} (${t('common.optional')})`}
          autosize={false}
          rows={3}
          maxLength={500}
          {...form.getInputProps('note')}
        />
        <Group justify="flex-end" gap="xs">
          <Button onClick={guard.leave}>{t('common.cancel')}</Button>
          <Button type="submit" variant="filled" loading={sending}>
            {t('quote_lists.send.send')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** Sends a quote to a colleague who may book it. */
export function SendDialog(props: Props) {
  const { t } = useTranslation();
  const query = useQuery(apiQuery(endpoints.quoteLists.bookers));
  const people = query.data?.data;
  return (
    <FormDialog title={t('quote_lists.send.title', { number: props.quote.number })} size="md" onClose={props.onClose}>
      {(guard) =>
        people === undefined ? (
          query.isError && <LoadFailed message={query.error.message} retry={() => void query.refetch()} />
        ) : people.length === 0 ? (
          t('quote_lists.send.nobody')
        ) : (
          <SendForm {...props} people={people} guard={guard} />
        )
      }
    </FormDialog>
  );
}
