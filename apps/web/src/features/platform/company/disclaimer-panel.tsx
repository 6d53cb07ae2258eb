import { Button, Textarea } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { disclaimerInput, endpoints, type PublishedDisclaimer } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { ApiProblem } from '../../../lib/api/problem.ts';
import { apiQuery, queryKey, useApiMutation } from '../../../lib/api/query.ts';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { FormErrors } from '../../../ui/form-errors.tsx';
import { LeaveGuard } from '../../../ui/leave-guard.tsx';
import { notifyDone, notifyRefused } from '../../../ui/notify.ts';
import { Panel } from '../../../ui/panel.tsx';
import css from './company.module.css';

const { published, publish } = endpoints.disclaimers;
const languages = ['en', 'es'] as const;

function DisclaimerForm({ shown }: { readonly shown: PublishedDisclaimer }) {
  const { t } = useTranslation();
  const cache = useQueryClient();
  const sending = useApiMutation(publish, { refreshes: [endpoints.setup.show] });
  const contract = useContractForm({
    schema: disclaimerInput,
    initialValues: { version: shown.version, ...shown.text },
    send: async (body) => {
      try {
        const answer = await sending.mutateAsync({ body });
        cache.setQueryData(queryKey(published, {}), answer);
        form.setFieldValue('version', answer.data.version);
        form.resetDirty();
        notifyDone({ title: t('company.disclaimer.published') });
      } catch (problem) {
        if (!(problem instanceof ApiProblem) || problem.code !== 'conflict') throw problem;
        notifyRefused({ title: t('company.disclaimer.moved') });
      }
    },
  });
  const { form } = contract;
  return (
    <form onSubmit={contract.submit} noValidate>
      <LeaveGuard when={form.isDirty() && !contract.sending} />
      <Panel title={t('company.disclaimer.title')} note={t('company.disclaimer.text')}>
        <FormErrors of={contract} />
        <div className={css.fields}>
          {languages.map((language) => (
            <Textarea
              key={language}
              className={css.wide ?? ''}
              label={t(`company.disclaimer.${language}`)}
              lang={language}
              autosize
              minRows={6}
              maxRows={14}
              required
              {...form.getInputProps(language)}
            />
          ))}
        </div>
        <div className={css.foot}>
          <span className="wb-soft">
            {shown.published_at === null
              ? t('company.disclaimer.standard')
              : t('company.disclaimer.version', { version: shown.version })}
          </span>
          <Button type="submit" loading={contract.sending}>
            {t('company.disclaimer.publish')}
          </Button>
        </div>
      </Panel>
    </form>
  );
}

/** The disclaimer of bookings: the text that holds, to be changed and published in both languages. */
export function DisclaimerPanel() {
  const shown = useQuery(apiQuery(published)).data?.data;
  return shown === undefined ? null : <DisclaimerForm shown={shown} />;
}
