import { Button } from '@mantine/core';
import { chargeSides, shipmentStatuses, type DeskView, type Shipment, type ShipmentActivity } from '@waybill/contract';
import { addedCodes } from '@waybill/freight';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChargedFormats, useFormats } from '../../../../lib/format/use-formats.ts';
import { ToneChip } from '../../../../ui/freight/status/status-chip.tsx';
import { IconEye, IconLock } from '../../../../ui/icons.ts';
import { Panel } from '../../../../ui/panel.tsx';
import type { StaffShipment } from '../api.ts';
import { addedName } from '../charges/api.ts';
import css from './desk.module.css';
import { useDesk } from './use-desk.ts';

const shownAtFirst = 8;

function NotesPanel({ notes, zone }: { readonly notes: DeskView['notes']; readonly zone: string }) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  return (
    <Panel title={t('shipment_desk.notes')} flush>
      {notes.length === 0 && <p className={css.none}>{t('shipment_desk.no_notes')}</p>}
      <ul className={css.list}>
        {notes.map((note) => (
          <li key={note.id} className={css.line}>
            <span className={css.text}>{note.text}</span>
            <span className={css.meta}>
              <ToneChip tone={note.for_customer ? 'petrol' : 'off'} icon={note.for_customer ? IconEye : IconLock}>
                {t(note.for_customer ? 'shipment_desk.shown' : 'shipment_desk.internal')}
              </ToneChip>
              {note.by}, {dateTime(note.created_at, zone)}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** Actions of the audit trail that have words of their own, with `_` for the dot. */
const named = [
  'shipment_booked',
  'shipment_canceled',
  'shipment_event_added',
  'shipment_status_set',
  'shipment_note_added',
  'shipment_pro_corrected',
  'shipment_file_added',
  'shipment_tracking_asked',
  'shipment_pickup_requested',
  'shipment_pickup_canceled',
  'shipment_pickup_resolved',
  'shipment_pickup_rescheduled',
  'shipment_documents_mailed',
  'shipment_charge_added',
  'shipment_charge_changed',
  'shipment_charge_taken_back',
  'carrier_void_asked',
  'carrier_pickup_asked',
  'carrier_cancel_pickup_asked',
  'shipment_rebooked',
  'shipment_changed',
  'shipment_carrier_told',
  'marketplace_orders_linked',
  'shipment_customs_saved',
  'rate_confirmation_sent',
  'rate_confirmation_mailed',
  'rate_confirmation_withdrawn',
  'rate_confirmation_accepted',
  'rate_confirmation_declined',
  'rate_confirmation_driver',
  'rate_confirmation_check_call',
  'exception_owned',
  'exception_snoozed',
  'tracking_received',
  'tracking_reviewed',
] as const;

/** The words of an action; one that nobody named is still told. */
function actionWords(t: TFunction, action: string): string {
  const key = action.replaceAll('.', '_');
  const known = named.find((one) => one === key);
  return known === undefined ? t('shipment_desk.other_action') : t(`shipment_desk.actions.${known}`);
}

const hidden = new Set(['exception', 'events', 'by', 'bytes', 'asked', 'likely_late', 'source', 'kind', 'version']);

/** Fields that are money, in minor units. */
const sums = new Set(['amount', 'total', 'cost', 'price']);

/** Fields that say what a carrier made of a call. */
const readings = new Set(['void', 'pickup_cancelation', 'state']);
const outcomes = ['done', 'refused', 'unknown', 'accepted', 'declined'] as const;

/** What an entry says of before and after, as `417 → 418`. */
function changesOf(t: TFunction, { before, after }: ShipmentActivity, money: (minor: number) => string): string[] {
  return Object.entries(after ?? {}).flatMap(([field, value]) => {
    if (hidden.has(field) || value === null || typeof value === 'object' || typeof value === 'boolean') return [];
    const old = before?.[field];
    const word = (one: unknown): string => {
      const status = field === 'status' ? shipmentStatuses.find((each) => each === one) : undefined;
      if (status !== undefined) return t(`freight.status.${status}`);
      const side = field === 'side' ? chargeSides.find((each) => each === one) : undefined;
      if (side !== undefined) return t(`shipment_charges.sides.${side}`);
      const code = field === 'charge' ? addedCodes.find((each) => each === one) : undefined;
      if (code !== undefined) return addedName(t, code);
      const outcome = readings.has(field) ? outcomes.find((each) => each === one) : undefined;
      if (outcome !== undefined) return t(`shipment_desk.outcomes.${outcome}`);
      return sums.has(field) && typeof one === 'number' ? money(one) : String(one);
    };
    if (/_id$|_until$/.test(field)) return [];
    const changed = old !== undefined && old !== null && old !== value;
    return [changed ? t('shipment_desk.change', { before: word(old), after: word(value) }) : word(value)];
  });
}

type ActivityProps = {
  readonly activity: DeskView['activity'];
  readonly zone: string;
  readonly currency: Shipment['total']['currency'];
};

function ActivityPanel({ activity, zone, currency }: ActivityProps) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const { money } = useChargedFormats();
  const [all, setAll] = useState(false);
  const shown = all ? activity : activity.slice(0, shownAtFirst);
  const more = activity.length > shown.length && (
    <Button variant="subtle" size="compact-sm" onClick={() => setAll(true)}>
      {t('shipment_desk.show_all', { count: activity.length })}
    </Button>
  );
  return (
    <Panel title={t('shipment_desk.activity')} flush foot={more || undefined}>
      {activity.length === 0 && <p className={css.none}>{t('shipment_desk.no_activity')}</p>}
      <ul className={css.list}>
        {shown.map((entry) => (
          <li key={entry.id} className={css.line}>
            <span className={css.text}>
              <span className={css.what}>{actionWords(t, entry.action)}</span>
              {changesOf(t, entry, (amount) => money({ amount, currency })).map((words) => `: ${words}`)}
            </span>
            <span className={css.meta}>
              {entry.person ? entry.by : t('shipment_desk.by_product')}, {dateTime(entry.at, zone)}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** What staff wrote down about a shipment, and everything that was done with it. */
export function DeskRecords({ shipment }: { readonly shipment: StaffShipment }) {
  // What could not be read is said where there is something to do about it.
  const desk = useDesk(shipment.id).data?.data;
  if (desk === undefined) return null;
  const zone = shipment.origin.time_zone;
  return (
    <>
      <NotesPanel notes={desk.notes} zone={zone} />
      <ActivityPanel activity={desk.activity} zone={zone} currency={shipment.total.currency} />
    </>
  );
}
