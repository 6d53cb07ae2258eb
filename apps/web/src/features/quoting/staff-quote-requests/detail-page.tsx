import { useQuery } from '@tanstack/react-query';
import { endpoints, type CarrierOffer, type DeskRequest } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '../../../lib/api/query.ts';
import { useFormats } from '../../../lib/format/use-formats.ts';
import { useAddressParams } from '../../../lib/routes/use-address.ts';
import { useUser } from '../../../lib/session/use-user.ts';
import { DetailWithout } from '../../../ui/detail-without.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { RouteLink } from '../../../ui/route-link.tsx';
import {
  OfferCard,
  ownZone,
  RequestStrip,
  SalesFactsPanel,
  SalesHistoryPanel,
  SalesLoadPanel,
} from '../quote-requests/public.ts';
import { TruckloadFactsPanel } from '../truckload-quotes/public.ts';
import { AnswerPanel } from './answer-panel.tsx';
import css from './desk.module.css';
import { CarrierOffersPanel, ConvertPanel, LinkPanel, RateConfirmationPanel } from './truckload/panels.ts';
import { OwnerPanel } from './owner-panel.tsx';
import { useWriteToCustomer } from './use-desk.ts';

const everyMs = 15_000;

/** What the customer was offered, with what each costs. */
function OffersGiven({ request }: { readonly request: DeskRequest }) {
  const { t } = useTranslation();
  const { money, dateTime } = useFormats();
  const { offer } = request;
  if (offer === null) return null;
  const until = request.offers_until;
  return (
    <Panel
      title={t('quote_requests.page.offers')}
      note={until !== null && t('quote_requests.page.answered_text', { time: dateTime(until, ownZone()) })}
      aside={offer.quote_number}
      flush
    >
      {offer.rates.map((rate, index) => {
        const cost = request.costs[rate.id];
        return (
          <OfferCard
            key={rate.id}
            rate={rate}
            insured={request.request.insured}
            cheapest={index === 0 && offer.rates.length > 1}
            pickupDate={offer.pickup_date}
            action={
              cost && <span className="wb-soft">{t('staff_quote_requests.cost_of', { amount: money(cost) })}</span>
            }
          />
        );
      })}
    </Panel>
  );
}

/** One request at the desk: what is asked, who has it, the answer, and the words with the customer. */
export function DeskRequestPage() {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const { id = '' } = useAddressParams();
  const query = useQuery({
    ...apiQuery(endpoints.staffQuoteRequests.show, { params: { id } }),
    refetchInterval: everyMs,
    refetchOnWindowFocus: 'always',
  });
  const write = useWriteToCustomer(id);
  const [taken, setTaken] = useState<CarrierOffer | null>(null);
  const request = query.data?.data;
  const looks = useUser()?.abilities.includes('staff.shipments.read') ?? false;
  const trail = <RouteLink to="admin.quote-requests">{t('titles.quote_requests')}</RouteLink>;
  if (request === undefined) {
    return (
      <DetailWithout
        query={query}
        trail={trail}
        title={t('titles.quote_requests')}
        back={<LinkButton to="admin.quote-requests">{t('staff_quote_requests.missing')}</LinkButton>}
      />
    );
  }
  const asked = { name: request.asked_by, time: dateTime(request.created_at, ownZone()) };
  const open = ['new', 'in_progress', 'answered', 'expired'].includes(request.state);
  return (
    <>
      <PageHeader
        trail={trail}
        title={`${request.number} · ${request.account.name}`}
        note={t('staff_quote_requests.asked_by', asked)}
        actions={
          request.shipment !== null &&
          (looks ? (
            <LinkButton to="admin.shipments.detail" params={{ id: request.shipment.id }}>
              {t('quote_requests.page.shipment', { number: request.shipment.bol_number })}
            </LinkButton>
          ) : (
            <span className="wb-soft">
              {t('quote_requests.page.shipment', { number: request.shipment.bol_number })}
            </span>
          ))
        }
      />
      <div className={css.page}>
        <RequestStrip request={request} />
        <div className={css.columns}>
          <div className={css.main}>
            <ConvertPanel request={request} />
            {request.shipment !== null && <RateConfirmationPanel request={request} shipmentId={request.shipment.id} />}
            <TruckloadFactsPanel request={request.request} />
            <SalesLoadPanel items={request.request.items} />
            <CarrierOffersPanel request={request} open={open} onTake={setTaken} />
            <OffersGiven request={request} />
            {open && <AnswerPanel key={request.id} request={request} taken={taken} />}
            <SalesHistoryPanel title={t('staff_quote_requests.history')} events={request.events} write={write} />
          </div>
          <div className={css.aside}>
            <OwnerPanel request={request} />
            <LinkPanel request={request} />
            <SalesFactsPanel request={request} />
          </div>
        </div>
      </div>
    </>
  );
}
