import { useQuery } from '@tanstack/react-query';
import layout from '../../../ui/page-layout.module.css';
import { openDisputeStates, endpoints, type DeskDispute } from '@waybill/contract';
import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '../../../lib/api/query.ts';
import { useChargedFormats } from '../../../lib/format/use-formats.ts';
import { ownZone } from '../../../lib/format/zones.ts';
import { usePageTitle } from '../../../lib/routes/page-title.ts';
import { useAddressParams } from '../../../lib/routes/use-address.ts';
import { useUser } from '../../../lib/session/use-user.ts';
import { DetailWithout } from '../../../ui/detail-without.tsx';
import { FactPairs } from '../../../ui/fact-pairs.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { RouteLink } from '../../../ui/route-link.tsx';
import { DisputeFigures } from './dispute-card.tsx';
import css from './disputes.module.css';
import { AddEvidence, EvidenceList } from './evidence-list.tsx';
import { DisputeHistory } from './history.tsx';
import { NextStepPanel } from './next-step.tsx';
import { DisputeStateChip } from './state-chip.tsx';
import { DisputeSteps } from './steps.tsx';
import { deskRefreshes, useWriteToCustomer } from './use-desk.ts';
import { useAddEvidence } from './use-evidence.ts';

const everyMs = 30_000;

function InvoiceFacts({ dispute }: { readonly dispute: DeskDispute }) {
  const { t } = useTranslation();
  const { money, longDate } = useChargedFormats();
  const may = useUser()?.abilities ?? [];
  const looks = may.includes('staff.shipments.read');
  const { invoice } = dispute;
  const bol =
    invoice.bol_number === null ? null : invoice.shipment_id === null || !looks ? (
      <span className="wb-mono">{invoice.bol_number}</span>
    ) : (
      <RouteLink to="admin.shipments.detail" params={{ id: invoice.shipment_id }} className="wb-mono">
        {invoice.bol_number}
      </RouteLink>
    );
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t('disputes.desk.total'), money(invoice.total)],
    [t('disputes.desk.balance'), money(invoice.balance)],
    [t('disputes.desk.due'), longDate(invoice.due_on)],
    [t('disputes.desk.carrier'), invoice.carrier_name],
    [t('disputes.desk.bol'), bol],
    [t('disputes.desk.contest_until'), longDate(dispute.contest_until)],
  ];
  return (
    <Panel
      title={t('disputes.desk.facts')}
      aside={
        <RouteLink
          to="admin.invoices.detail"
          params={{ account: dispute.account.id, id: invoice.id }}
          className="wb-mono"
        >
          {t('invoices.number', { number: invoice.number })}
        </RouteLink>
      }
      foot={
        may.includes('staff.payments') && (
          <RouteLink to="admin.payments" search={{ search: t('invoices.number', { number: invoice.number }) }}>
            {t('disputes.desk.payments')}
          </RouteLink>
        )
      }
    >
      <FactPairs facts={facts} />
    </Panel>
  );
}

function DeskDisputeView({ dispute }: { readonly dispute: DeskDispute }) {
  const { t } = useTranslation();
  const write = useWriteToCustomer(dispute);
  const evidence = useAddEvidence(endpoints.staffDisputes.addEvidence, dispute.id, deskRefreshes);
  const underWay = openDisputeStates.some((one) => one === dispute.state);
  return (
    <div className={layout.columns} data-aside-first style={{ '--aside': '380px' } as CSSProperties}>
      <div className={layout.main}>
        <Panel title={t('disputes.card.title')} aside={<DisputeStateChip state={dispute.state} />}>
          <div className={css.facts}>
            <DisputeSteps dispute={dispute} />
            <DisputeFigures dispute={dispute} staff />
          </div>
        </Panel>
        <Panel
          title={t('disputes.card.evidence')}
          aside={underWay && <AddEvidence label={t('disputes.desk.evidence_add')} {...evidence} />}
        >
          <EvidenceList disputeId={dispute.id} files={dispute.evidence} staff />
        </Panel>
        <Panel title={t('disputes.card.history')}>
          <div className={css.facts}>
            <DisputeHistory events={dispute.events} write={write} />
          </div>
        </Panel>
      </div>
      <div className={layout.aside}>
        <NextStepPanel dispute={dispute} />
        <InvoiceFacts dispute={dispute} />
      </div>
    </div>
  );
}

/** One dispute at accounting: what is contested, what proves it, what to do next, and the words with the customer. */
export function DeskDisputePage() {
  const { t } = useTranslation();
  const { dateTime } = useChargedFormats();
  const { id = '' } = useAddressParams();
  const query = useQuery({
    ...apiQuery(endpoints.staffDisputes.show, { params: { id } }),
    refetchInterval: everyMs,
    refetchOnWindowFocus: 'always',
  });
  const dispute = query.data?.data;
  const title = dispute && t('disputes.desk.title', { number: dispute.invoice.number, account: dispute.account.name });
  usePageTitle(title ?? null);
  const trail = <RouteLink to="admin.disputes">{t('titles.disputes')}</RouteLink>;
  if (dispute === undefined) {
    return (
      <DetailWithout
        query={query}
        trail={trail}
        title={t('titles.disputes')}
        back={<LinkButton to="admin.disputes">{t('disputes.desk.missing')}</LinkButton>}
      />
    );
  }
  return (
    <>
      <PageHeader
        trail={trail}
        title={title}
        note={t('disputes.desk.opened_by', {
          name: dispute.opened_by,
          time: dateTime(dispute.created_at, ownZone()),
        })}
      />
      <DeskDisputeView key={dispute.id} dispute={dispute} />
    </>
  );
}
