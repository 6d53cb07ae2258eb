import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { endpoints, type OpenAccount } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '../../../../lib/api/query.ts';
import { useChargedFormats } from '../../../../lib/format/use-formats.ts';
import { go } from '../../../../lib/routes/navigator.ts';
import { useAddressQuery } from '../../../../lib/routes/use-address.ts';
import { LoadFailed } from '../../../../ui/load-failed.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { PageHeader } from '../../../../ui/page-header.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { RecordSkeleton } from '../../../../ui/record-skeleton.tsx';
import { RouteLink } from '../../../../ui/route-link.tsx';
import { AccountField } from './account-field.tsx';
import { CreditForm } from './credit-form.tsx';
import { RecordForm } from './record-form.tsx';

/** An account's payment, or its unapplied money. */
function Forms({ of, fromCredit }: { readonly of: OpenAccount; readonly fromCredit: boolean }) {
  const { t } = useTranslation();
  const { money } = useChargedFormats();
  const [currency, setCurrency] = useState(fromCredit ? (of.credit[0]?.currency ?? null) : null);
  const credit = of.credit.find((one) => one.currency === currency);
  return (
    <>
      {of.credit.map((one) => (
        <Notice
          key={one.currency}
          tone="move"
          title={t('received_payments.credit.title', { amount: money(one) })}
          action={
            <Button onClick={() => setCurrency(credit === one ? null : one.currency)}>
              {t(`received_payments.credit.${credit === one ? 'back' : 'apply'}`)}
            </Button>
          }
        />
      ))}
      {credit === undefined ? (
        <RecordForm of={of} />
      ) : (
        <CreditForm key={credit.amount} of={of} credit={credit} onDone={() => setCurrency(null)} />
      )}
    </>
  );
}

/** Records money that came without a card, and puts it on invoices. */
export function RecordPaymentPage() {
  const { t } = useTranslation();
  const { account = '', from } = useAddressQuery();
  const query = useQuery({
    ...apiQuery(endpoints.receivedPayments.open, { params: { account } }),
    enabled: account !== '',
  });
  const of = account === '' ? undefined : query.data?.data;
  const choose = (id: string): Promise<void> =>
    go('admin.payments.record', undefined, { search: id === '' ? {} : { account: id } });
  return (
    <>
      <PageHeader
        trail={<RouteLink to="admin.payments">{t('titles.payments')}</RouteLink>}
        title={t('titles.record_payment')}
        note={of?.account.name ?? t('received_payments.note')}
        actions={
          account !== '' && <Button onClick={() => void choose('')}>{t('received_payments.account.change')}</Button>
        }
      />
      {account === '' && (
        <Panel>
          <AccountField onPick={(id) => void choose(id)} />
        </Panel>
      )}
      {account !== '' && query.isError && (
        <LoadFailed message={t('received_payments.account.failed')} retry={() => void query.refetch()} />
      )}
      {account !== '' && query.isPending && <RecordSkeleton />}
      {of && <Forms key={account} of={of} fromCredit={from === 'credit'} />}
    </>
  );
}
