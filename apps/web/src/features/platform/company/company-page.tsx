import { Button, Skeleton } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { companyInput, endpoints, type CompanyShown } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiQuery, queryKey, useApiMutation } from '../../../lib/api/query.ts';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { FormErrors } from '../../../ui/form-errors.tsx';
import { LeaveGuard } from '../../../ui/leave-guard.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { notifyDone } from '../../../ui/notify.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { useSavedFirst } from '../../../ui/use-saved-first.ts';
import {
  ContactFields,
  HoursFields,
  InsuranceFields,
  NameFields,
  PayeeFields,
  PricingFields,
  RegistrationFields,
} from './company-fields.tsx';
import { valuesOf } from './company-values.ts';
import css from './company.module.css';
import { DisclaimerPanel } from './disclaimer-panel.tsx';
import { LogoPanel } from './logo-panel.tsx';

const { show, update } = endpoints.company;

type Props = { readonly company: CompanyShown; readonly onMoved: () => void };

function CompanyForm({ company, onMoved }: Props) {
  const { t } = useTranslation();
  const cache = useQueryClient();
  const saving = useApiMutation(update, { refreshes: [endpoints.setup.show] });
  const savedFirst = useSavedFirst([show], onMoved);
  // What is typed belongs to the version that the form began with, whatever is read meanwhile.
  const [version, setVersion] = useState(company.version);
  const shown = (data: CompanyShown): void => void cache.setQueryData(queryKey(show, {}), { data });
  const contract = useContractForm({
    schema: companyInput,
    initialValues: valuesOf(company.details),
    send: async (body) => {
      try {
        const { data } = await saving.mutateAsync({ body: { ...body, version } });
        setVersion(data.version);
        shown(data);
      } catch (problem) {
        return savedFirst(problem);
      }
      form.resetDirty();
      notifyDone({ title: t('company.saved') });
    },
  });
  const { form } = contract;
  return (
    <div className={css.columns}>
      <form id="company" onSubmit={contract.submit} noValidate className={css.panels}>
        <LeaveGuard when={form.isDirty() && !contract.sending} />
        <FormErrors of={contract} />
        <NameFields form={form} />
        <ContactFields form={form} />
        <HoursFields form={form} />
        <RegistrationFields form={form} />
        <PayeeFields form={form} of="remit_to" />
        <PayeeFields form={form} of="carrier_bill_to" />
        <PricingFields form={form} />
        <InsuranceFields form={form} />
        <div className={css.foot}>
          <Button type="submit" variant="filled" loading={contract.sending}>
            {t('company.save')}
          </Button>
        </div>
      </form>
      <LogoPanel
        name={company.details.trade_name ?? company.details.legal_name ?? ''}
        logo={company.logo}
        onChange={shown}
      />
    </div>
  );
}

/** The company that runs this installation. */
export function CompanyPage() {
  const { t } = useTranslation();
  const query = useQuery(apiQuery(show));
  const [round, setRound] = useState(0);
  return (
    <>
      <PageHeader title={t('titles.company')} note={t('company.lead')} />
      {query.isPending && <Skeleton height={320} role="status" aria-label={t('common.loading')} />}
      {query.isError && <LoadFailed message={t('company.failed')} retry={() => void query.refetch()} />}
      {query.data && (
        <div className={css.panels}>
          <CompanyForm key={round} company={query.data.data} onMoved={() => setRound(round + 1)} />
          <DisclaimerPanel />
        </div>
      )}
    </>
  );
}
