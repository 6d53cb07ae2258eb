import { Button } from '@mantine/core';
import { answerDue, deskHours, firstTruckloadPickup } from '@waybill/freight';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../../lib/format/use-formats.ts';
import { useNow } from '../../../../lib/use-now.ts';
import { DateField } from '../../../../ui/dates/date-field.tsx';
import { pickupDay } from '../draft/body.ts';
import { useChange, useLeaveField, useTruckDraft, useTruckProblem } from '../draft/truckload-form.ts';
import css from './route-panel.module.css';

/** Says that sales cannot meet the pickup day any more, and which is the first they can. */
function TooEarly({ day }: { readonly day: string }) {
  const { t } = useTranslation();
  const { date, dateTime } = useFormats();
  const change = useChange();
  const now = new Date(useNow());
  const first = firstTruckloadPickup(now);
  if (day >= first) return null;
  return (
    <div className={css.early} role="status">
      <p>
        {t('truckload.route.too_early', {
          time: dateTime(answerDue(now).toISOString(), deskHours.zone),
          day: date(first),
        })}
      </p>
      <Button
        variant="subtle"
        size="compact-sm"
        onClick={() => change(() => ({ pickup_date: first }), 'pickup_date', 'pickup_until')}
      >
        {t('truckload.route.use_day', { day: date(first) })}
      </Button>
    </div>
  );
}

/** The days on which the truck may come to the shipper. */
export function PickupWindow() {
  const { t } = useTranslation();
  const change = useChange();
  const leave = useLeaveField();
  const from = useTruckDraft(pickupDay);
  const until = useTruckDraft((draft) => draft.pickup_until);
  return (
    <div className={css.window}>
      <DateField
        label={t('truckload.route.pickup_from')}
        value={from}
        onChange={(value) =>
          change(() => ({ pickup_date: value === '' ? null : value }), 'pickup_date', 'pickup_until')
        }
        onBlur={() => leave('pickup_date')}
        error={useTruckProblem('pickup_date')}
        data-path="pickup_date"
      />
      <DateField
        label={t('truckload.route.pickup_until')}
        value={until}
        onChange={(value) => change(() => ({ pickup_until: value }), 'pickup_until')}
        onBlur={() => leave('pickup_until')}
        error={useTruckProblem('pickup_until')}
        data-path="pickup_until"
      />
      <TooEarly day={from} />
    </div>
  );
}

/** The days on which it may come to the receiver; left open it comes when the way takes it there. */
export function DeliveryWindow() {
  const { t } = useTranslation();
  const change = useChange();
  const leave = useLeaveField();
  const from = useTruckDraft((draft) => draft.deliver_from);
  const until = useTruckDraft((draft) => draft.deliver_until);
  return (
    <div className={css.window}>
      <DateField
        label={t('truckload.route.deliver_from')}
        value={from}
        onChange={(value) => change(() => ({ deliver_from: value }), 'deliver_from', 'deliver_until')}
        onBlur={() => leave('deliver_from')}
        error={useTruckProblem('deliver_from')}
        data-path="deliver_from"
      />
      <DateField
        label={t('truckload.route.deliver_until')}
        value={until}
        onChange={(value) => change(() => ({ deliver_until: value }), 'deliver_until')}
        onBlur={() => leave('deliver_until')}
        error={useTruckProblem('deliver_until')}
        data-path="deliver_until"
      />
    </div>
  );
}
