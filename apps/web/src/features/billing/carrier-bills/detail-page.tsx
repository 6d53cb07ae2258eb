import { useQuery } from '@tanstack/react-query';
import layout from '../../../ui/page-layout.module.css';
import { endpoints, type CarrierBill } from '@waybill/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '../../../lib/api/query.ts';
import { localDay } from '../../../lib/format/today.ts';
import { useChargedFormats } from '../../../lib/format/use-formats.ts';
import { useAddressParams } from '../../../lib/routes/use-address.ts';
import { RecordSkeleton } from '../../../ui/record-skeleton.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { FactPairs } from '../../../ui/fact-pairs.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { RouteLink } from '../../../ui/route-link.tsx';
import { FactTiles, Waterfall } from '../adjustments/public.ts';
import { DecidePanel } from './decide-panel.tsx';
import { EvidencePanel } from './evidence-panel.tsx';
import { LinesPanel } from './lines-panel.tsx';
import { BillStateChip } from './state-chip.tsx';
import { Verdicts } from './verdicts.tsx';

type Props = { readonly bill: CarrierBill };

function Figures({ bill }: Props) {
  const { t } = useTranslation();
  const { money } = useChargedFormats();
  const { shipment, difference } = bill;
  const signed = difference && `${difference.amount > 0 ? '+' : ''}${money(difference).replace('-', '−')}`;
  const facts: readonly (readonly [string, ReactNode, boolean])[] = [
    [t('carrier_bills.detail.billed'), money(bill.total), true],
    [t('carrier_bills.detail.quoted'), bill.expected === null ? '–' : money(bill.expected), true],
    [t('carrier_bills.detail.difference'), signed ?? '–', true],
    [
      t('carrier_bills.detail.shipment'),
      shipment === null ? (
        t('carrier_bills.nobody')
      ) : (
        <>
          <RouteLink to="admin.shipments.detail" params={{ id: shipment.id }} className="wb-mono">
            {shipment.bol_number}
          </RouteLink>
          <div className={layout.soft}>{`${shipment.origin} – ${shipment.destination}`}</div>
        </>
      ),
      false,
    ],
  ];
  return (
    <Panel flush>
      <div className={layout.clip}>
        <dl className={layout.figures}>
          {facts.map(([label, value, big]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className={big ? layout.big : undefined}>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <FactTiles facts={bill.facts} />
    </Panel>
  );
}

function About({ bill }: Props) {
  const { t } = useTranslation();
  const { money, date, longDate } = useChargedFormats();
  const invoice = bill.shipment?.invoice ?? null;
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t('carrier_bills.detail.carrier'), bill.carrier_name ?? bill.scac],
    ['PRO', bill.pro_number],
    ['BOL', bill.bol_number],
    [t('carrier_bills.detail.account'), bill.account?.name ?? null],
    [t('carrier_bills.form.billed_on'), date(bill.billed_on)],
    [t('carrier_bills.detail.received'), date(localDay(bill.received_at))],
    [t('carrier_bills.detail.contest'), longDate(bill.contest_until)],
    [t('carrier_bills.detail.source_label'), t(`carrier_bills.detail.source.${bill.source}`)],
    [t('carrier_bills.detail.file'), bill.file_name],
    [t('carrier_bills.detail.brought_by'), bill.brought_by],
    [t('carrier_bills.detail.posted'), bill.posted && money(bill.posted)],
    [
      t('carrier_bills.detail.invoice'),
      invoice && bill.account && (
        <RouteLink to="admin.invoices.detail" params={{ account: bill.account.id, id: invoice.id }}>
          {`${t('invoices.number', { number: invoice.number })} · ${money(invoice.total)}`}
        </RouteLink>
      ),
    ],
    [t('carrier_bills.detail.decided'), bill.decided_by],
  ];
  return (
    <Panel title={t('carrier_bills.detail.facts')}>
      <FactPairs facts={facts} />
    </Panel>
  );
}

/** One carrier's bill beside its quote: what differs and why, what our tariff says, the papers, and the decision. */
export function CarrierBillPage() {
  const { t } = useTranslation();
  const { id = '' } = useAddressParams();
  const query = useQuery({
    ...apiQuery(endpoints.carrierBills.show, { params: { id } }),
    refetchOnWindowFocus: 'always',
  });
  const bill = query.data?.data;
  const trail = <RouteLink to="admin.carrier-bills">{t('titles.carrier_bills')}</RouteLink>;
  if (bill === undefined) {
    const missing = query.error?.status === 404 || query.error?.status === 422;
    return (
      <>
        <PageHeader trail={trail} title={t('titles.carrier_bills')} note={query.isPending && t('common.loading')} />
        {query.isPending && <RecordSkeleton />}
        {missing && (
          <EmptyState
            title={t('carrier_bills.detail.missing')}
            actions={<LinkButton to="admin.carrier-bills">{t('titles.carrier_bills')}</LinkButton>}
          />
        )}
        {query.isError && !missing && (
          <LoadFailed message={t('carrier_bills.failed')} retry={() => void query.refetch()} />
        )}
      </>
    );
  }
  const number = bill.bill_number ?? bill.pro_number ?? t('carrier_bills.no_number');
  return (
    <>
      <PageHeader
        trail={trail}
        title={t('carrier_bills.detail.bill', { number })}
        note={bill.carrier_name ?? bill.scac}
        actions={<BillStateChip state={bill.state} />}
      />
      <div className={layout.columns} data-aside-first>
        <div className={layout.main}>
          <Figures bill={bill} />
          <Verdicts bill={bill} />
          <LinesPanel bill={bill} />
          {bill.expected !== null && bill.duplicate_of === null && (
            <Waterfall quoted={bill.expected} billed={bill.total} findings={bill.findings} />
          )}
          <EvidencePanel bill={bill} />
        </div>
        <div className={layout.aside}>
          <DecidePanel key={`${bill.id} ${bill.version}`} bill={bill} />
          <About bill={bill} />
        </div>
      </div>
    </>
  );
}
