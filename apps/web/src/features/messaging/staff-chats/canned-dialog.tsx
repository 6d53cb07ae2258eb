import { Button, Group, NativeSelect, Stack, Textarea, TextInput } from '@mantine/core';
import { cannedForm, chatCategories, endpoints, type CannedAnswer } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../../lib/api/query.ts';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { FormDialog, useDirty, type DialogGuard } from '../../../ui/form-dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';

const { canned, keepCanned, dropCanned } = endpoints.staffChats;
const refreshes = [canned] as const;

type FormProps = { readonly guard: DialogGuard; readonly answer: CannedAnswer; readonly known: boolean };

function AnswerForm({ guard, answer, known }: FormProps) {
  const { t } = useTranslation();
  const keep = useApiMutation(keepCanned, { refreshes });
  const drop = useApiMutation(dropCanned, { refreshes });
  const { id, title, category, en, es } = answer;
  const { form, submit, sending, failure } = useContractForm({
    schema: cannedForm,
    initialValues: { title, category: category ?? '', en, es },
    send: async (body) => {
      await keep.mutateAsync({ params: { id }, body });
      form.resetDirty();
    },
  });
  useDirty(guard, form.isDirty());
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        {failure !== null && <Notice tone="stop" title={failure} />}
        <TextInput label={t('staff_chats.canned_title')} required {...form.getInputProps('title')} />
        <NativeSelect
          label={t('staff_chats.category')}
          data={[
            { value: '', label: t('staff_chats.all_categories') },
            ...chatCategories.map((value) => ({ value, label: t(`chats.categories.${value}`) })),
          ]}
          {...form.getInputProps('category')}
        />
        <Textarea label={t('staff_chats.canned_en')} required autosize={false} rows={3} {...form.getInputProps('en')} />
        <Textarea label={t('staff_chats.canned_es')} required autosize={false} rows={3} {...form.getInputProps('es')} />
        <Group justify="flex-end">
          {known && (
            <Button loading={drop.isPending} onClick={() => drop.mutate({ params: { id } })}>
              {t('staff_chats.canned_drop')}
            </Button>
          )}
          <Button type="submit" variant="filled" loading={sending}>
            {t('staff_chats.canned_save')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

type Props = { readonly answers: readonly CannedAnswer[]; readonly onClose: () => void };

/** Keeps answers ready: each in both languages. */
export function CannedDialog({ answers, onClose }: Props) {
  const { t } = useTranslation();
  const [blank] = useState(() => ({ id: crypto.randomUUID(), title: '', category: null, en: '', es: '' }));
  const [chosen, setChosen] = useState('');
  const known = answers.find(({ id }) => id === chosen);
  const answer = known ?? blank;
  return (
    <FormDialog title={t('staff_chats.canned_keep')} size="lg" onClose={onClose}>
      {(guard) => (
        <Stack>
          <NativeSelect
            aria-label={t('staff_chats.canned')}
            value={known?.id ?? ''}
            onChange={(event) => setChosen(event.currentTarget.value)}
            data={[
              { value: '', label: t('staff_chats.canned_new') },
              ...answers.map(({ id, title }) => ({ value: id, label: title })),
            ]}
          />
          <AnswerForm key={answer.id} guard={guard} answer={answer} known={known !== undefined} />
        </Stack>
      )}
    </FormDialog>
  );
}
