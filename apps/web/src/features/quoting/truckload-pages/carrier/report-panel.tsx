import { Button, NativeSelect, TextInput } from '@mantine/core';
import { checkCall, endpoints, type CarrierLoad, type CheckCall } from '@waybill/contract';
import { zoned } from '@waybill/freight';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../../../lib/api/query.ts';
import { useFormats } from '../../../../lib/format/use-formats.ts';
import { useContractForm } from '../../../../lib/forms/use-contract-form.ts';
import { FormErrors } from '../../../../ui/form-errors.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { notifyDone } from '../../../../ui/notify.ts';
import { Panel } from '../../../../ui/panel.tsx';
import css from '../truckload-pages.module.css';
import { localZone } from '../zone-here.ts';
import { refreshes } from './refreshes.ts';

type Props = { readonly load: CarrierLoad; readonly token: string };

/** Where a report is made from, as far as it goes without saying. */
function placeOf(what: CheckCall, { pickup, delivery }: CarrierLoad) {
  if (what === 'picked_up') return pickup;
  return what === 'proof_of_delivery' ? delivery : null;
}

/** Day and time of a place now, as its fields hold them. */
function clockAt(zone: string): { date: string; time: string } {
  const { date, minutes } = zoned(Date.now(), zone);
  const two = (value: number): string => String(value).padStart(2, '0');
  return { date, time: `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}` };
}

function startOf(load: CarrierLoad) {
  const what = load.can_report[0] ?? 'moved';
  const place = placeOf(what, load);
  const zone = place?.time_zone ?? localZone();
  return {
    what,
    ...clockAt(zone),
    time_zone: zone,
    city: place?.city ?? '',
    state: place?.state ?? '',
    note: '',
  };
}

function ReportForm({ load, token }: Props) {
  const { t } = useTranslation();
  const report = useApiMutation(endpoints.carrierLoads.checkCall, { refreshes });
  const contract = useContractForm({
    schema: checkCall,
    initialValues: startOf(load),
    send: async (body) => {
      await report.mutateAsync({ params: { token }, body });
      notifyDone({ title: t('truckload_pages.load.reported') });
    },
  });
  const { form } = contract;
  function choose(what: CheckCall): void {
    const place = placeOf(what, load);
    const zone = place?.time_zone ?? localZone();
    form.setValues({
      what,
      time_zone: zone,
      ...clockAt(zone),
      city: place?.city ?? '',
      state: place?.state ?? '',
    });
  }
  return (
    <form onSubmit={contract.submit} noValidate className={css.form}>
      <FormErrors of={contract} />
      <div className={css.fields}>
        <NativeSelect
          label={t('truckload_pages.load.what')}
          data={load.can_report.map((value) => ({ value, label: t(`truckload_pages.load.calls.${value}`) }))}
          value={form.values.what}
          error={form.errors['what']}
          onChange={({ currentTarget }) =>
            choose(load.can_report.find((one) => one === currentTarget.value) ?? form.values.what)
          }
          data-path="what"
        />
        <TextInput
          type="date"
          label={t('truckload_pages.load.date')}
          data-path="date"
          {...form.getInputProps('date')}
        />
        <TextInput
          type="time"
          label={t('truckload_pages.load.time')}
          data-path="time"
          {...form.getInputProps('time')}
        />
        <TextInput label={t('truckload_pages.load.city')} data-path="city" {...form.getInputProps('city')} />
        <TextInput
          label={t('truckload_pages.load.state')}
          maxLength={3}
          data-path="state"
          {...form.getInputProps('state')}
        />
        <TextInput
          label={`${t('truckload_pages.load.note')} (${t('common.optional')})`}
          maxLength={250}
          data-path="note"
          {...form.getInputProps('note')}
        />
      </div>
      <div className={css.buttons}>
        <Button type="submit" variant="filled" h={44} fz={16} loading={contract.sending}>
          {t('truckload_pages.load.report')}
        </Button>
      </div>
    </form>
  );
}

function History({ load }: Pick<Props, 'load'>) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  if (load.check_calls.length === 0) return <p className="wb-soft">{t('truckload_pages.load.none')}</p>;
  return (
    <ol className={css.calls} aria-label={t('truckload_pages.load.history')}>
      {load.check_calls.map(({ what, occurred_at: at, time_zone: zone, city, state, note }) => (
        <li key={`${what} ${at}`}>
          <b>{t(`truckload_pages.load.calls.${what}`)}</b> <span>{[city, state].filter(Boolean).join(', ')}</span>{' '}
          <span className="wb-soft">{dateTime(at, zone)}</span>
          {note !== '' && <span className={css.note}>{note}</span>}
        </li>
      ))}
    </ol>
  );
}

/** Where the load is, said by the carrier; it stands in its tracking. */
export function ReportPanel({ load, token }: Props) {
  const { t } = useTranslation();
  const over = load.can_report.length === 0;
  const [next] = load.can_report;
  return (
    <Panel title={t('truckload_pages.load.report_title')}>
      <div className={css.form}>
        {over ? (
          <Notice tone="go" title={t('truckload_pages.load.over')} />
        ) : (
          <ReportForm key={`${next ?? ''} ${load.check_calls.length}`} load={load} token={token} />
        )}
        <History load={load} />
      </div>
    </Panel>
  );
}
