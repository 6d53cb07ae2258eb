import { Button } from '@mantine/core';
import { endpoints, type ChangesView, type ShipmentChange } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../../../lib/api/query.ts';
import { useFormats } from '../../../../lib/format/use-formats.ts';
import { ToneChip } from '../../../../ui/freight/status/status-chip.tsx';
import { IconCircleCheck, IconClock, IconPhone } from '../../../../ui/icons.ts';
import { notifyDone, notifyRefused } from '../../../../ui/notify.ts';
import { Panel } from '../../../../ui/panel.tsx';
import type { StaffShipment } from '../api.ts';
import { useMayWork } from '../desk/api.ts';
import css from '../desk/desk.module.css';
import { changeReads, useChanges } from './api.ts';

const looks = {
  sending: { tone: 'wait', icon: IconClock },
  done: { tone: 'go', icon: IconCircleCheck },
  call: { tone: 'care', icon: IconPhone },
  called: { tone: 'go', icon: IconCircleCheck },
} as const satisfies Record<ShipmentChange['carrier'], object>;

type LineProps = { readonly id: string; readonly change: ShipmentChange; readonly carrier: ChangesView['carrier'] };

/** One change: what, why, by whom, and whether the carrier knows; with whom to call where it does not. */
function Line({ id, change, carrier, zone }: LineProps & { readonly zone: string }) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const works = useMayWork();
  const told = useApiMutation(endpoints.shipmentChanges.told, { refreshes: changeReads });
  const tell = (): void =>
    told.mutate(
      { params: { id, change: change.id } },
      {
        onSuccess: () => notifyDone({ title: t('shipment_changes.told_done') }),
        onError: ({ message }) => notifyRefused({ title: message }),
      },
    );
  const parts = change.parts.map((part) => t(`shipment_changes.parts.${part}`)).join(', ');
  return (
    <li className={css.line}>
      <span className={css.text}>
        <span className={css.what}>{t('shipment_changes.version', { version: change.version })}</span>
        {`: ${parts}. ${change.reason}`}
      </span>
      {change.carrier_said !== null && <span>{t('shipment_changes.said', { text: change.carrier_said })}</span>}
      <span className={css.meta}>
        <ToneChip {...looks[change.carrier]}>{t(`shipment_changes.carrier.${change.carrier}`)}</ToneChip>
        {change.by}, {dateTime(change.at, zone)}
      </span>
      {change.called !== null && (
        <span className={css.meta}>
          {t('shipment_changes.called_by', { name: change.called.by, time: dateTime(change.called.at, zone) })}
        </span>
      )}
      {change.carrier === 'call' && (
        <span className={css.meta}>
          {carrier.phone !== null && (
            <a href={`tel:${carrier.phone}`}>{t('shipment_desk.call', { phone: carrier.phone })}</a>
          )}
          {works && (
            <Button size="compact-sm" loading={told.isPending} onClick={tell}>
              {t('shipment_changes.told')}
            </Button>
          )}
        </span>
      )}
    </li>
  );
}

/** What was changed since the booking, the newest first; nothing where nothing was. */
export function ChangesPanel({ shipment }: { readonly shipment: StaffShipment }) {
  const { t } = useTranslation();
  const view = useChanges(shipment.id).data?.data;
  if (view === undefined || view.changes.length === 0) return null;
  return (
    <Panel title={t('shipment_changes.panel')} flush>
      <ul className={css.list}>
        {view.changes.map((change) => (
          <Line
            key={change.id}
            id={shipment.id}
            change={change}
            carrier={view.carrier}
            zone={shipment.origin.time_zone}
          />
        ))}
      </ul>
    </Panel>
  );
}
