import { NativeSelect, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { offerServices } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { useServiceName } from '../../../ui/freight/use-service-name.ts';
import type { AnswerValues } from './answer-values.ts';

type Props = { readonly form: UseFormReturnType<AnswerValues>; readonly path: string; readonly value: string };

const offered: readonly string[] = Object.values(offerServices);

/** Which service is offered: one that the customer reads in their language, or, where none fits, words of one's own. */
export function ServiceField({ form, path, value }: Props) {
  const { t } = useTranslation();
  const nameOf = useServiceName();
  const own = !offered.includes(value);
  return (
    <>
      <NativeSelect
        required
        label={t('staff_quote_requests.service')}
        value={own ? '' : value}
        onChange={({ currentTarget }) => form.setFieldValue(path, currentTarget.value)}
        data={[
          ...offered.map((words) => ({ value: words, label: nameOf(words) })),
          { value: '', label: t('staff_quote_requests.service_own') },
        ]}
      />
      {own && (
        <TextInput
          required
          label={t('staff_quote_requests.service_words')}
          description={t('staff_quote_requests.service_words_hint')}
          data-path={path}
          {...form.getInputProps(path)}
        />
      )}
    </>
  );
}
