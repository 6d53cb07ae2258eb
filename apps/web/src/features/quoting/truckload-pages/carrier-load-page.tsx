import { useQuery } from '@tanstack/react-query';
import { endpoints } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '../../../lib/api/query.ts';
import { useAddressParams } from '../../../lib/routes/use-address.ts';
import { AcceptPanel } from './carrier/accept-panel.tsx';
import { CarrierFacts } from './carrier/carrier-facts.tsx';
import { DriverPanel } from './carrier/driver-panel.tsx';
import { ReportPanel } from './carrier/report-panel.tsx';
import { StopsPanel } from './carrier/stops-panel.tsx';
import { ClosedLink } from './closed-link.tsx';
import css from './truckload-pages.module.css';
import { Waiting } from './waiting.tsx';

const everyMs = 60_000;

/** A carrier's page of one load, by its mailed link: sign, name driver and truck, report on the way. */
export function CarrierLoadPage() {
  const { t } = useTranslation();
  const { token = '' } = useAddressParams();
  const query = useQuery({
    ...apiQuery(endpoints.carrierLoads.show, { params: { token } }),
    retry: false,
    refetchInterval: everyMs,
  });
  const load = query.data?.data;
  if (load === undefined) {
    return query.error === null ? <Waiting /> : <ClosedLink problem={query.error} retry={() => void query.refetch()} />;
  }
  const accepted = load.state === 'accepted';
  return (
    <div className={css.page}>
      <header className={css.head}>
        <h1>{t('truckload_pages.load.heading', { number: load.number })}</h1>
        <p className="wb-soft">
          {t('truckload_pages.load.for', { carrier: load.carrier_name, contact: load.contact_name })}
        </p>
      </header>
      <CarrierFacts load={load} token={token} />
      {load.state === 'sent' && <AcceptPanel load={load} token={token} />}
      {accepted && <ReportPanel load={load} token={token} />}
      {accepted && <DriverPanel load={load} token={token} />}
      <StopsPanel load={load} />
    </div>
  );
}
