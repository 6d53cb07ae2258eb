import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Invoice } from '@waybill/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useChargedFormats } from '../../lib/format/use-formats.ts';
import { usePageTitle } from '../../lib/routes/page-title.ts';
import { useAddressParams } from '../../lib/routes/use-address.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { IconChevronLeft, IconFlag, IconFileDownload, IconTruckDelivery } from '../../ui/icons.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Notice } from '../../ui/notice.tsx';
import { RouteLink } from '../../ui/route-link.tsx';
import { invoiceQuery } from './api.ts';
import css from './detail/detail.module.css';
import { InvoiceStrip } from './detail/invoice-strip.tsx';
import { ChargesPanel, FactsPanel, MovementsPanel, PartiesPanel } from './detail/panels.tsx';
import { useInvoiceFile } from './files/use-invoice-file.ts';

function Head({
  paid,
  title,
  actions,
}: {
  readonly paid: boolean;
  readonly title: ReactNode;
  readonly actions?: ReactNode;
}) {
  const { t } = useTranslation();
  return (
    <div className={css.head}>
      <nav aria-label={t('invoices.detail.trail')}>
        <RouteLink to={paid ? 'invoices.history' : 'invoices'} className={css.back}>
          <IconChevronLeft size={16} aria-hidden="true" />
          {t(paid ? 'invoices.tabs.history' : 'invoices.tabs.open')}
        </RouteLink>
      </nav>
      <span className="wb-soft" aria-hidden="true">
        /
      </span>
      <h1 className={css.title}>{title}</h1>
      {actions && <div className={css.actions}>{actions}</div>}
    </div>
  );
}

function Actions({ invoice }: { readonly invoice: Invoice }) {
  const { t } = useTranslation();
  const { busy, download } = useInvoiceFile();
  return (
    <>
      <Button
        loading={busy !== null}
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
    <div className={css.page}>
      <span className="wb-only-heard" role="status">
        {t('common.loading')}
      </span>
      <div aria-hidden="true">
        <div className={css.bones} style={{ height: 152 }} />
        <div className={css.columns}>
          <div className={css.bones} style={{ height: 420 }} />
          <div className={css.bones} style={{ height: 320 }} />
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
    <div className={css.page}>
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
      <div className={css.columns}>
        <div className={css.column}>
          <ChargesPanel invoice={invoice} />
          <PartiesPanel invoice={invoice} />
        </div>
        <div className={css.column}>
          <MovementsPanel invoice={invoice} />
          <FactsPanel invoice={invoice} />
        </div>
      </div>
    </div>
  );
}
