import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Invoice } from '@waybill/contract';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useChargedFormats } from '../../../lib/format/use-formats.ts';
import { usePageTitle } from '../../../lib/routes/page-title.ts';
import { useSubjectOfPage } from '../../../lib/routes/page-subject.ts';
import { useAddressParams } from '../../../lib/routes/use-address.ts';
import { DetailHead } from '../../../ui/detail-head.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { IconFlag, IconFileDownload, IconTruckDelivery } from '../../../ui/icons.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { NextTime, useVariance, VariancePanels } from '../adjustments/public.ts';
import { DisputePanel } from '../disputes/public.ts';
import { PayInvoice } from '../payments/public.ts';
import { invoiceQuery } from './api.ts';
import page from '../../../ui/detail-page.module.css';
import bones from '../../../ui/record-skeleton.module.css';
import css from './detail/detail.module.css';
import { InvoiceStrip } from './detail/invoice-strip.tsx';
import { ChargesPanel, FactsPanel, MovementsPanel, PartiesPanel } from './detail/panels.tsx';
import { useInvoiceFile } from './files/use-invoice-file.ts';

function Head({
  paid,
  ...head
}: Pick<ComponentProps<typeof DetailHead>, 'title' | 'actions'> & { readonly paid: boolean }) {
  const { t } = useTranslation();
  const back = {
    to: paid ? 'invoices.history' : 'invoices',
    words: t(paid ? 'invoices.tabs.history' : 'invoices.tabs.open'),
  } as const;
  return <DetailHead trail={t('invoices.detail.trail')} back={back} {...head} />;
}

function Actions({ invoice }: { readonly invoice: Invoice }) {
  const { t } = useTranslation();
  const { busy, download } = useInvoiceFile();
  return (
    <>
      <Button
        loading={busy}
        onClick={() => download(invoice.id, invoice.number)}
        leftSection={<IconFileDownload size={16} aria-hidden="true" />}
      >
        {t('invoices.pdf.download')}
      </Button>
      {invoice.shipment_id !== null && (
        <LinkButton
          to="tracking.detail"
          params={{ loadId: invoice.shipment_id }}
          leftSection={<IconTruckDelivery size={16} aria-hidden="true" />}
        >
          {t('invoices.detail.open_shipment')}
        </LinkButton>
      )}
      <PayInvoice invoice={invoice} />
    </>
  );
}

function DisputeNotice({ invoice }: { readonly invoice: Invoice }) {
  const { t } = useTranslation();
  const { money, longDate } = useChargedFormats();
  const { disputed, balance, due_on: due } = invoice;
  if (disputed.amount === 0) return null;
  const rest = { amount: balance.amount - disputed.amount, currency: balance.currency };
  return (
    <div className={css.notice}>
      <Notice tone="care" icon={IconFlag} title={t('invoices.detail.disputed_title', { amount: money(disputed) })}>
        {rest.amount > 0
          ? t('invoices.detail.disputed_text', { rest: money(rest), date: longDate(due) })
          : t('invoices.detail.disputed_all')}
      </Notice>
    </div>
  );
}

function Bones() {
  const { t } = useTranslation();
  return (
    <div className={page.page}>
      <span className="wb-only-heard" role="status">
        {t('common.loading')}
      </span>
      <div aria-hidden="true">
        <div className={bones.sheet} style={{ height: 152 }} />
        <div className={page.columns}>
          <div className={bones.sheet} style={{ height: 420 }} />
          <div className={bones.sheet} style={{ height: 320 }} />
        </div>
      </div>
    </div>
  );
}

/** One invoice: its waybill, every line with its arithmetic, what was paid, and who and what it is for. */
export function InvoicePage() {
  const { t } = useTranslation();
  const { id = '' } = useAddressParams();
  const query = useQuery(invoiceQuery(id));
  const invoice = query.data?.data;
  const number = invoice && t('invoices.number', { number: invoice.number });
  usePageTitle(number ?? null);
  useSubjectOfPage('invoice', invoice && String(invoice.number));
  if (query.error?.status === 404 || query.error?.status === 422) {
    return (
      <EmptyState
        level="h1"
        title={t('invoices.detail.missing_title')}
        text={t('invoices.detail.missing_text')}
        actions={
          <LinkButton to="invoices" variant="filled">
            {t('invoices.tabs.open')}
          </LinkButton>
        }
      />
    );
  }
  if (!invoice) {
    return (
      <>
        <Head paid={false} title={query.isError ? '–' : <span className="wb-only-heard">{t('common.loading')}</span>} />
        {query.isError ? <LoadFailed message={t('invoices.failed')} retry={() => void query.refetch()} /> : <Bones />}
      </>
    );
  }
  return (
    <div className={page.page}>
      <Head paid={invoice.status === 'paid'} title={number} actions={<Actions invoice={invoice} />} />
      {query.isError && (
        <LoadFailed
          message={t('invoices.failed')}
          retry={() => void query.refetch()}
          shownSince={query.dataUpdatedAt}
        />
      )}
      <DisputeNotice invoice={invoice} />
      <InvoiceStrip invoice={invoice} />
      <InvoiceColumns invoice={invoice} />
    </div>
  );
}

function InvoiceColumns({ invoice }: { readonly invoice: Invoice }) {
  const variance = useVariance(invoice);
  return (
    <>
      <div className={page.columns}>
        <div className={page.column}>
          {invoice.corrected && <VariancePanels invoiceId={invoice.id} query={variance} />}
          <ChargesPanel invoice={invoice} />
          <PartiesPanel invoice={invoice} />
        </div>
        <div className={page.column}>
          <NextTime variance={variance.data?.data} />
          <DisputePanel invoice={invoice} />
          <MovementsPanel invoice={invoice} />
          <FactsPanel invoice={invoice} />
        </div>
      </div>
    </>
  );
}
