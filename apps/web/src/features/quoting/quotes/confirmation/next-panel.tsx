import type { Shipment } from '@waybill/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../../lib/format/use-formats.ts';
import { IconCheck } from '../../../../ui/icons.ts';
import { Panel } from '../../../../ui/panel.tsx';
import { clockTime, zoneOn } from '../../../../lib/format/local-time.ts';
import css from './next-panel.module.css';

type EntryProps = {
  readonly state: 'done' | 'now' | 'ahead';
  readonly title: string;
  readonly when?: string;
  readonly children: ReactNode;
};

function Entry({ state, title, when, children }: EntryProps) {
  return (
    <li className={css.entry} data-state={state}>
      <span className={css.dot} aria-hidden="true">
        {state === 'done' && <IconCheck size={12} stroke={2.5} />}
      </span>
      <p>
        <b>{title}</b> {when !== undefined && <span className="wb-soft">{when}</span>}
      </p>
      <p className={css.text}>{children}</p>
    </li>
  );
}

/** What happens from here to the delivery, with who does what and when. */
export function NextPanel({ shipment }: { readonly shipment: Shipment }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { date, dateTime } = formats;
  const { origin, pickup } = shipment;
  const window = {
    from: clockTime(shipment.ready_at, formats),
    to: clockTime(pickup.closes_at, formats),
    zone: zoneOn(shipment.pickup_date, origin.time_zone, formats),
    number: shipment.pickup_number ?? '',
  };
  const words = { carrier: shipment.carrier_name, number: window.number };
  const calls = shipment.accessorials.includes('NOTIFY') || shipment.accessorials.includes('APPT');
  return (
    <Panel title={t('quotes.next.title')}>
      <ol className={css.list}>
        <Entry state="done" title={t('quotes.next.booked')} when={dateTime(shipment.created_at, origin.time_zone)}>
          {t(shipment.to_tender ? 'quotes.next.to_tender_text' : 'quotes.next.booked_text', {
            carrier: shipment.carrier_name,
          })}
        </Entry>
        <Entry state="now" title={t('quotes.next.print')}>
          {t(shipment.mode === 'parcel' ? 'quotes.next.label_text' : 'quotes.next.print_text', {
            count: shipment.units,
          })}
        </Entry>
        <Entry state="ahead" title={t('quotes.next.pickup')} when={date(shipment.pickup_date)}>
          {shipment.pickup_note === 'shipper_drops_off' || shipment.pickup_note === 'mail_carrier_picks_up'
            ? t(`quotes.parcel_pickup.notes.${shipment.pickup_note}_text`, words)
            : t(window.number === '' ? 'quotes.next.pickup_window' : 'quotes.next.pickup_text', window)}
        </Entry>
        {shipment.pro_number === null && shipment.tracking_numbers.length === 0 && (
          <Entry state="ahead" title={t('quotes.next.pro')} when={date(shipment.pickup_date)}>
            {t('quotes.next.pro_text')}
          </Entry>
        )}
        {calls && (
          <Entry state="ahead" title={t('quotes.next.call')}>
            {t('quotes.next.call_text', { phone: shipment.delivery.phone })}{' '}
            {shipment.appointment_date !== null &&
              t('quotes.done_step.appointment_on', { date: date(shipment.appointment_date) })}
          </Entry>
        )}
        <Entry
          state="ahead"
          title={t('quotes.next.delivery')}
          {...(shipment.delivery_date ? { when: date(shipment.delivery_date) } : {})}
        >
          {t('quotes.next.delivery_text', { company: shipment.delivery.company })}
        </Entry>
      </ol>
    </Panel>
  );
}
