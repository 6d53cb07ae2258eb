import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { endpoints, type StaffInvoice } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { apiQuery, useApiMutation } from '../../../lib/api/query.ts';
import { usePdf } from '../../../lib/files/use-pdf.ts';
import { usePageTitle } from '../../../lib/routes/page-title.ts';
import { useAddressParams } from '../../../lib/routes/use-address.ts';
import { useUser } from '../../../lib/session/use-user.ts';
import { DetailWithout } from '../../../ui/detail-without.tsx';
import { IconFileDownload } from '../../../ui/icons.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { notifyDone, notifyRefused } from '../../../ui/notify.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import layout from '../../../ui/page-layout.module.css';
import { RouteLink } from '../../../ui/route-link.tsx';
import { ChargesPanel, InvoiceStatusChip } from '../invoices/public.ts';
import { AdjustDialog } from './adjust-dialog.tsx';
import { AdjustmentsPanel, BalancePanel, FactsPanel, Figures, HistoryPanels } from './panels.tsx';
import css from './staff-invoices.module.css';
import { TermsDialog } from './terms-dialog.tsx';

/** What accounting can do with an invoice. */
function Work({ invoice }: { readonly invoice: StaffInvoice }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<'adjust' | 'terms' | null>(null);
  const resend = useApiMutation(endpoints.staffInvoices.resend, { refreshes: [endpoints.staffInvoices.show] });
  const { account, id, balance, creditable } = invoice;
  const send = (): void =>
    resend.mutate(
      { body: { invoices: [{ account: account.id, id }] } },
      {
        onSuccess: ({ data }) => notifyDone({ title: t('staff_invoices.resent', { count: data.invoices }) }),
        onError: (problem) => notifyRefused({ title: problem.message }),
      },
    );
  const close = (): void => setOpen(null);
  return (
    <>
      <Button loading={resend.isPending} onClick={send}>
        {t('staff_invoices.resend')}
      </Button>
      <Button onClick={() => setOpen('terms')}>{t('staff_invoices.change_terms')}</Button>
      {(creditable.amount > 0 || balance.amount > 0) && (
        <Button onClick={() => setOpen('adjust')}>{t('staff_invoices.adjust')}</Button>
      )}
      {balance.amount > 0 && (
        <LinkButton to="admin.payments.record" search={{ account: account.id }} variant="filled">
          {t('staff_invoices.record')}
        </LinkButton>
      )}
      {open === 'adjust' && <AdjustDialog invoice={invoice} onClose={close} />}
      {open === 'terms' && <TermsDialog invoice={invoice} onClose={close} />}
    </>
  );
}

function Actions({ invoice }: { readonly invoice: StaffInvoice }) {
  const { t } = useTranslation();
  const { busy, save } = usePdf(t('invoices.pdf.failed'));
  const may = useUser()?.abilities.includes('staff.payments') ?? false;
  const { account, id, number } = invoice;
  const read = () => call(endpoints.staffInvoices.pdf, { params: { account: account.id, id } });
  return (
    <>
      <span className={css.standing}>
        <InvoiceStatusChip status={invoice.status} />
      </span>
      <Button
        loading={busy}
        leftSection={<IconFileDownload size={16} aria-hidden="true" />}
        onClick={() => save(`INV-${number}.pdf`, read)}
      >
        {t('invoices.pdf.download')}
      </Button>
      {may && <Work invoice={invoice} />}
    </>
  );
}

/** One invoice of any account, and what accounting can do with it. */
export function StaffInvoicePage() {
  const { t } = useTranslation();
  const { account = '', id = '' } = useAddressParams();
  const query = useQuery(apiQuery(endpoints.staffInvoices.show, { params: { account, id } }));
  const invoice = query.data?.data;
  const title = invoice && t('invoices.number', { number: invoice.number });
  usePageTitle(title ?? null);
  const trail = <RouteLink to="admin.invoices">{t('titles.staff_invoices')}</RouteLink>;
  if (invoice === undefined) {
    return (
      <DetailWithout
        query={query}
        trail={trail}
        title={t('titles.staff_invoices')}
        back={<LinkButton to="admin.invoices">{t('staff_invoices.missing')}</LinkButton>}
        none={[404, 422]}
        failed={t('staff_invoices.failed')}
      />
    );
  }
  return (
    <>
      <PageHeader trail={trail} title={title} note={invoice.account.name} actions={<Actions invoice={invoice} />} />
      <div className={layout.columns}>
        <div className={layout.main}>
          <Figures invoice={invoice} />
          <ChargesPanel invoice={invoice} />
          <BalancePanel invoice={invoice} />
          <AdjustmentsPanel invoice={invoice} />
        </div>
        <div className={layout.aside}>
          <FactsPanel invoice={invoice} />
          <HistoryPanels invoice={invoice} />
        </div>
      </div>
    </>
  );
}
