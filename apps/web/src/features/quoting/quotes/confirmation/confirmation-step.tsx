import { useQuery } from '@tanstack/react-query';
import { endpoints, type Shipment } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '../../../../lib/api/query.ts';
import { useFormats } from '../../../../lib/format/use-formats.ts';
import { usePageTitle } from '../../../../lib/routes/page-title.ts';
import { useSubjectOfPage } from '../../../../lib/routes/page-subject.ts';
import { CarrierPapers } from '../../../../ui/freight/papers/carrier-papers.tsx';
import { TruckloadNeeds } from '../../../../ui/freight/truckload-needs.tsx';
import { ParcelNumbers } from '../../../../ui/freight/papers/parcel-numbers.tsx';
import { IconCheck } from '../../../../ui/icons.ts';
import { LoadFailed } from '../../../../ui/load-failed.tsx';
import { clockTime, zoneOn } from '../../../../lib/format/local-time.ts';
import { StepSkeleton } from '../frame/step-skeleton.tsx';
import { ChargesPanel } from './charges-panel.tsx';
import css from './confirmation-step.module.css';
import { DocumentsPanel } from './documents-panel.tsx';
import { HeadActions } from './head-actions.tsx';
import { NextPanel } from './next-panel.tsx';
import { PickupNote } from './pickup-note.tsx';
import { ReferencesList } from './references-list.tsx';
import { ShipmentStrip } from './shipment-strip.tsx';
import { ShippedHazmat } from './shipped-hazmat.tsx';
import { ShippedItems } from './shipped-items.tsx';

function Head({ shipment }: { readonly shipment: Shipment }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const words = {
    count: shipment.units,
    date: formats.date(shipment.pickup_date),
    time: clockTime(shipment.ready_at, formats),
    zone: zoneOn(shipment.pickup_date, shipment.origin.time_zone, formats),
  };
  return (
    <div className={css.head}>
      <span className={css.check} aria-hidden="true">
        <IconCheck size={24} />
      </span>
      <div className={css.words}>
        <h2 className={css.title}>
          {t('quotes.done_step.title', { carrier: shipment.carrier_name, price: formats.money(shipment.total) })}
        </h2>
        <p className="wb-soft">
          {t(shipment.mode === 'parcel' ? 'quotes.done_step.parcel_text' : 'quotes.done_step.text', words)}
        </p>
      </div>
      <HeadActions shipment={shipment} />
    </div>
  );
}

/** Step 4, under the shipment's own address: what was booked, its documents, and what happens next. */
export function ConfirmationStep({ id }: { readonly id: string }) {
  const query = useQuery(apiQuery(endpoints.shipments.show, { params: { id } }));
  const shipment = query.data?.data;
  usePageTitle(shipment?.bol_number ?? null, false);
  useSubjectOfPage('shipment', shipment?.bol_number);
  if (!shipment)
    return query.isError ? (
      <LoadFailed message={query.error.message} retry={() => void query.refetch()} />
    ) : (
      <StepSkeleton />
    );
  return (
    <div className={css.step}>
      <Head shipment={shipment} />
      <ShipmentStrip shipment={shipment} />
      <div className={css.columns}>
        <div className={css.main}>
          <PickupNote shipment={shipment} />
          <DocumentsPanel shipment={shipment} />
          <CarrierPapers shipment={shipment} />
          <ShippedHazmat shipment={shipment} />
          <ShippedItems shipment={shipment} />
          <TruckloadNeeds shipment={shipment} />
        </div>
        <div className={css.side}>
          <NextPanel shipment={shipment} />
          <ChargesPanel shipment={shipment} />
          <ParcelNumbers shipment={shipment} />
          <ReferencesList shipment={shipment} />
        </div>
      </div>
    </div>
  );
}
