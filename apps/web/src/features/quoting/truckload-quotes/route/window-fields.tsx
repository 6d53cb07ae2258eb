import { useTranslation } from 'react-i18next';
import { DateField } from '../../../../ui/dates/date-field.tsx';
import { pickupDay } from '../draft/body.ts';
import { useChange, useLeaveField, useTruckDraft, useTruckProblem } from '../draft/truckload-form.ts';
import css from './route-panel.module.css';

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
