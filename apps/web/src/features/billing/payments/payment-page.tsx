import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { endpoints, type Payment } from '@waybill/contract';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queryKey } from '../../../lib/api/query.ts';
import { leaveFor } from '../../../lib/routes/leave.ts';
import { useAddressParams, useAddressQuery } from '../../../lib/routes/use-address.ts';
import { IconPrinter } from '../../../ui/icons.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { paymentQuery } from './api.ts';
import { Outcome } from './page/outcome.tsx';
import css from './page/page.module.css';
import { PaidInvoices } from './page/paid-invoices.tsx';
import { ReceiptButton } from './receipt-button.tsx';

/** How often it is asked for while it is being confirmed, and how long that is usual. */
const everyMs = 1500;
const usualMs = 30_000;

/** Whether more time than usual has passed since the page was opened. */
function useSlow(waits: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!waits) return undefined;
    const timer = setTimeout(() => setSlow(true), usualMs);
    return () => clearTimeout(timer);
  }, [waits]);
  return slow && waits;
}

/** What was read of invoices is old once a payment is through. */
function useFreshInvoices(paid: boolean): void {
  const cache = useQueryClient();
  useEffect(() => {
    if (!paid) return;
    const { list, history, summary } = endpoints.invoices;
    for (const read of [list, history, summary]) void cache.invalidateQueries({ queryKey: queryKey(read) });
  }, [cache, paid]);
}

function Actions({ payment, returned }: { readonly payment: Payment; readonly returned: boolean }) {
  const { t } = useTranslation();
  const { id, url, state, paid_at: at } = payment;
  return (
    <div className={css.actions}>
      {url !== null && !returned && (
        <Button variant="filled" onClick={() => leaveFor(url)}>
          {t('payments.page.go_on')}
        </Button>
      )}
      {at !== null && <ReceiptButton paymentId={id} at={at} />}
      <LinkButton to="invoices">{t('payments.page.back')}</LinkButton>
      {state === 'paid' && (
        <>
          <LinkButton to="invoices.history">{t('payments.page.to_history')}</LinkButton>
          <Button leftSection={<IconPrinter size={18} aria-hidden="true" />} onClick={() => window.print()}>
            {t('payments.page.print')}
          </Button>
        </>
      )}
    </div>
  );
}

function Bones() {
  const { t } = useTranslation();
  return (
    <>
      <span className="wb-only-heard" role="status">
        {t('common.loading')}
      </span>
      <div className={css.bones} aria-hidden="true" />
    </>
  );
}

/** Where a payer comes back to: the outcome as far as it is known, and what it pays. */
export function PaymentPage() {
  const { t } = useTranslation();
  const { id = '' } = useAddressParams();
  const returned = useAddressQuery()['done'] === '1';
  const query = useQuery({
    ...paymentQuery(id),
    refetchInterval: ({ state }) => (state.data?.data.state === 'open' ? everyMs : false),
  });
  const payment = query.data?.data;
  const slow = useSlow(returned && payment?.state === 'open');
  useFreshInvoices(payment?.state === 'paid');
  if (query.error?.status === 404 || query.error?.status === 422) {
    return (
      <EmptyState
        level="h1"
        title={t('payments.page.missing_title')}
        text={t('payments.page.missing_text')}
        actions={
          <LinkButton to="invoices" variant="filled">
            {t('payments.page.back')}
          </LinkButton>
        }
      />
    );
  }
  return (
    <>
      <PageHeader title={t('titles.payment')} />
      {query.isError && <LoadFailed message={t('payments.page.failed')} retry={() => void query.refetch()} />}
      {!payment && !query.isError && <Bones />}
      {payment && (
        <div className={css.sheet}>
          <Outcome payment={payment} returned={returned} slow={slow} />
          <PaidInvoices payment={payment} />
          <Actions payment={payment} returned={returned} />
        </div>
      )}
    </>
  );
}
