import { Button, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { endpoints, fields, fuelPriceBody } from '@waybill/contract';
import { addDays, fuelLagDays, weekdayOf } from '@waybill/freight';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiQuery, useApiMutation } from '../../../../lib/api/query.ts';
import { useChargedFormats } from '../../../../lib/format/use-formats.ts';
import { localToday } from '../../../../lib/format/today.ts';
import { useContractForm } from '../../../../lib/forms/use-contract-form.ts';
import { DialogForm } from '../../../../ui/dialog-form.tsx';
import { FormDialog, type DialogGuard } from '../../../../ui/form-dialog.tsx';
import { ToneChip } from '../../../../ui/freight/status/status-chip.tsx';
import { LoadFailed } from '../../../../ui/load-failed.tsx';
import { notifyDone } from '../../../../ui/notify.ts';
import { Panel } from '../../../../ui/panel.tsx';
import { ScaledInput } from '../scaled-input.tsx';
import css from './tables.module.css';

const { fuelPrices, carrierTariffs } = endpoints;
const shown = 12;
const typed = fuelPriceBody.extend({ week: fields.calendarDate });

/** The Monday of the newest week whose price is in effect on a day. */
function firstWeek(day: string): string {
  const effective = addDays(day, -fuelLagDays);
  return addDays(effective, -((weekdayOf(effective) + 6) % 7));
}

function PriceForm({
  week,
  onClose,
  guard,
}: {
  readonly week: string;
  readonly onClose: () => void;
  readonly guard: DialogGuard;
}) {
  const { t } = useTranslation();
  const { mutateAsync } = useApiMutation(fuelPrices.set, { refreshes: [fuelPrices.list, carrierTariffs.review] });
  const contract = useContractForm<typeof typed, { week: string; mills: number | null }>({
    schema: typed,
    initialValues: { week, mills: null },
    send: async ({ week: monday, mills }) => {
      await mutateAsync({ params: { week: monday }, body: { mills } });
      notifyDone({ title: t('carrier_tariffs.fuel.entered') });
      onClose();
    },
  });
  const { form } = contract;
  return (
    <DialogForm of={contract} guard={guard} send={t('carrier_tariffs.fuel.save_price')}>
      <p>{t('carrier_tariffs.fuel.enter_text')}</p>
      <TextInput
        {...form.getInputProps('week')}
        type="date"
        label={t('carrier_tariffs.fuel.enter_week')}
        step={7}
        required
        data-path="week"
      />
      <ScaledInput
        hidden={false}
        label={t('carrier_tariffs.fuel.mills')}
        decimals={3}
        value={form.values.mills}
        onChange={(value) => form.setFieldValue('mills', value)}
        error={form.errors['mills']}
        path="mills"
      />
    </DialogForm>
  );
}

/** Diesel prices of the last weeks, which one is in effect, and the way to enter one. */
export function FuelPrices() {
  const { t } = useTranslation();
  const { longDate } = useChargedFormats();
  const [entering, setEntering] = useState(false);
  const query = useQuery(apiQuery(fuelPrices.list));
  const weeks = query.data?.data;
  const today = localToday();
  const current = weeks?.find(({ effective_from: from }) => from <= today);
  const next = weeks?.[0] === undefined ? firstWeek(today) : addDays(weeks[0].week, 7);
  return (
    <Panel
      title={t('carrier_tariffs.fuel.prices')}
      note={t('carrier_tariffs.fuel.prices_note')}
      foot={<Button onClick={() => setEntering(true)}>{t('carrier_tariffs.fuel.enter')}</Button>}
      flush
    >
      {query.isError && <LoadFailed message={query.error.message} retry={() => void query.refetch()} />}
      <table className={css.weeks} aria-label={t('carrier_tariffs.fuel.prices')}>
        <thead>
          <tr>
            <th scope="col">{t('carrier_tariffs.fuel.week')}</th>
            <th scope="col">{t('carrier_tariffs.fuel.mills')}</th>
          </tr>
        </thead>
        <tbody>
          {weeks?.slice(0, shown).map((week) => (
            <tr key={week.week}>
              <th scope="row">
                {longDate(week.week)}{' '}
                {week.week === current?.week && <ToneChip tone="go">{t('carrier_tariffs.fuel.in_effect')}</ToneChip>}
              </th>
              <td>{(week.mills / 1000).toFixed(3)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {entering && (
        <FormDialog title={t('carrier_tariffs.fuel.enter_title')} size="sm" onClose={() => setEntering(false)}>
          {(guard) => <PriceForm week={next} guard={guard} onClose={() => setEntering(false)} />}
        </FormDialog>
      )}
    </Panel>
  );
}
