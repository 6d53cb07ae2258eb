import { Button } from '@mantine/core';
import { driver as driverShape, endpoints, type CarrierLoad } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../../../lib/api/query.ts';
import { useContractForm } from '../../../../lib/forms/use-contract-form.ts';
import { FormErrors } from '../../../../ui/form-errors.tsx';
import { notifyDone } from '../../../../ui/notify.ts';
import { Panel } from '../../../../ui/panel.tsx';
import css from '../truckload-pages.module.css';
import { DriverInputs } from './driver-inputs.tsx';
import { refreshes } from './refreshes.ts';

type Props = { readonly load: CarrierLoad; readonly token: string };

function DriverForm({ load, token, done }: Props & { readonly done: () => void }) {
  const { t } = useTranslation();
  const change = useApiMutation(endpoints.carrierLoads.driver, { refreshes });
  const { driver } = load;
  const contract = useContractForm({
    schema: driverShape,
    initialValues: {
      driver_name: driver?.driver_name ?? '',
      driver_phone: driver?.driver_phone ?? '',
      truck_number: driver?.truck_number ?? '',
      trailer_number: driver?.trailer_number ?? '',
    },
    send: async (body) => {
      await change.mutateAsync({ params: { token }, body });
      notifyDone({ title: t('truckload_pages.load.driver_saved') });
      done();
    },
  });
  return (
    <form onSubmit={contract.submit} noValidate className={css.form}>
      <FormErrors of={contract} />
      <div className={css.fields}>
        <DriverInputs propsOf={(field) => contract.form.getInputProps(field)} />
      </div>
      <div className={css.buttons}>
        <Button onClick={done}>{t('common.cancel')}</Button>
        <Button type="submit" variant="filled" loading={contract.sending}>
          {t('truckload_pages.load.save_driver')}
        </Button>
      </div>
    </form>
  );
}

/** Who drives with what; another one can be named until the load is delivered. */
export function DriverPanel({ load, token }: Props) {
  const { t } = useTranslation();
  const [editing, setEditing] = useState(load.driver === null);
  const { driver } = load;
  const over = load.can_report.length === 0;
  if (over && driver === null) return null;
  return (
    <Panel
      title={t('truckload_pages.load.driver_title')}
      aside={
        !editing &&
        !over && (
          <Button size="compact-sm" onClick={() => setEditing(true)}>
            {t('truckload_pages.load.change_driver')}
          </Button>
        )
      }
    >
      {editing && !over ? (
        <DriverForm load={load} token={token} done={() => setEditing(false)} />
      ) : (
        driver !== null && (
          <dl className={css.facts}>
            {(
              [
                [t('truckload_pages.load.driver_name'), driver.driver_name],
                [t('truckload_pages.load.driver_phone'), driver.driver_phone],
                [t('truckload_pages.load.truck_number'), driver.truck_number],
                [t('truckload_pages.load.trailer_number'), driver.trailer_number ?? '–'],
              ] as const
            ).map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )
      )}
    </Panel>
  );
}
