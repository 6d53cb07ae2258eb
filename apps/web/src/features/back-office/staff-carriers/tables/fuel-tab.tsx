import { Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { endpoints, fuelEdit, type FuelTable, type StaffCarrier } from '@waybill/contract';
import { fuelBasisPoints } from '@waybill/freight';
import { useTranslation } from 'react-i18next';
import { apiQuery, useApiMutation } from '../../../../lib/api/query.ts';
import { localToday } from '../../../../lib/format/today.ts';
import { useChargedFormats } from '../../../../lib/format/use-formats.ts';
import { useContractForm, type ContractForm } from '../../../../lib/forms/use-contract-form.ts';
import layout from '../../../../ui/page-layout.module.css';
import { Panel } from '../../../../ui/panel.tsx';
import { tariffReads, useOutrun } from '../reads.ts';
import { ScaledInput } from '../scaled-input.tsx';
import { DocumentFrame, type Edited } from './document-frame.tsx';
import { AddButton, FigureTable } from './edited-table.tsx';
import { FuelPrices } from './fuel-prices.tsx';
import { SaveBar } from './save-bar.tsx';
import css from './tables.module.css';
import { useSaved } from './use-saved.ts';

type Loose<T> = T extends number
  ? number | null
  : T extends readonly (infer U)[]
    ? Loose<U>[]
    : T extends object
      ? { [K in keyof T]: Loose<T[K]> }
      : T;
type Values = { revision: number | null; fuel: Loose<FuelTable> };
type Form = ContractForm<Values>['form'];

/** The percentages at the diesel price in force, as the table that is typed says them. */
function AtPrice({ fuel }: { readonly fuel: Values['fuel'] }) {
  const { t } = useTranslation();
  const { percent } = useChargedFormats();
  const weeks = useQuery(apiQuery(endpoints.fuelPrices.list)).data?.data;
  const today = localToday();
  const current = weeks?.find(({ effective_from: from }) => from <= today);
  const read = fuelEdit.safeParse({ revision: null, fuel });
  if (current === undefined || !read.success) return null;
  const { bands, step, ends_at_mills: ends, heavy_from_pounds: heavyFrom } = read.data.fuel;
  const schedule = {
    id: 'shown',
    version: 1,
    bands: bands.map((band) => ({ fromMills: band.from_mills, ltlBp: band.ltl_bp, heavyBp: band.heavy_bp })),
    beyondMills: ends,
    step: step && { mills: step.mills, ltlBp: step.ltl_bp, heavyBp: step.heavy_bp },
    heavyFromPounds: heavyFrom,
  };
  const light = fuelBasisPoints(schedule, current.mills, 0);
  const heavy = fuelBasisPoints(schedule, current.mills, heavyFrom * 1000);
  const price = `$${(current.mills / 1000).toFixed(3)}`;
  return (
    <p className={css.now}>
      {light === null || heavy === null
        ? t('carrier_tariffs.fuel.beyond', { price })
        : t('carrier_tariffs.fuel.now', {
            price,
            percent: percent(light / 10_000, 2),
            heavy: percent(heavy / 10_000, 2),
          })}
    </p>
  );
}

const cells = [
  ['from_mills', 'carrier_tariffs.fuel.price', 3],
  ['ltl_bp', 'carrier_tariffs.fuel.percent', 2],
  ['heavy_bp', 'carrier_tariffs.fuel.heavy', 2],
] as const;

function Bands({ form }: { readonly form: Form }) {
  const { t } = useTranslation();
  const { bands } = form.values.fuel;
  const add = (): void => {
    const last = bands.at(-1);
    const [before] = bands.slice(-2);
    const next = (name: (typeof cells)[number][0]): number | null => {
      const [a, b] = [before?.[name] ?? null, last?.[name] ?? null];
      return a === null || b === null ? b : b + (b - a);
    };
    form.insertListItem('fuel.bands', {
      from_mills: next('from_mills'),
      ltl_bp: next('ltl_bp'),
      heavy_bp: next('heavy_bp'),
    });
  };
  return (
    <>
      <FigureTable
        label={t('carrier_tariffs.fuel.table')}
        form={form}
        path="fuel.bands"
        rows={bands}
        cells={cells.map(([name, words, decimals]) => ({ name, words: t(words), decimals }))}
        nameOf={(row, name) => t('carrier_tariffs.fuel.row', { row, name })}
        removeOf={(row) => t('carrier_tariffs.fuel.remove', { row })}
      />
      <AddButton label={t('carrier_tariffs.fuel.add')} onAdd={add} />
    </>
  );
}

const stepCells = [
  ['mills', 'carrier_tariffs.fuel.step_mills', 3],
  ['ltl_bp', 'carrier_tariffs.fuel.step_percent', 2],
  ['heavy_bp', 'carrier_tariffs.fuel.step_heavy', 2],
] as const;

function Limits({ form }: { readonly form: Form }) {
  const { t } = useTranslation();
  const { step, heavy_from_pounds: heavy, ends_at_mills: ends } = form.values.fuel;
  return (
    <div className={css.fields}>
      <ScaledInput
        hidden={false}
        label={t('carrier_tariffs.fuel.heavy_from')}
        decimals={0}
        value={heavy}
        onChange={(value) => form.setFieldValue('fuel.heavy_from_pounds', value)}
        error={form.errors['fuel.heavy_from_pounds']}
        path="fuel.heavy_from_pounds"
      />
      <ScaledInput
        hidden={false}
        label={t('carrier_tariffs.fuel.ends_at')}
        decimals={3}
        value={ends}
        onChange={(value) => form.setFieldValue('fuel.ends_at_mills', value)}
        error={form.errors['fuel.ends_at_mills']}
        path="fuel.ends_at_mills"
      />
      <Checkbox
        className={css.line ?? ''}
        label={t('carrier_tariffs.fuel.step')}
        checked={step !== null}
        onChange={({ currentTarget }) =>
          form.setFieldValue('fuel.step', currentTarget.checked ? { mills: 50, ltl_bp: 40, heavy_bp: 80 } : null)
        }
      />
      {step !== null &&
        stepCells.map(([name, words, decimals]) => (
          <ScaledInput
            key={name}
            hidden={false}
            label={t(words)}
            decimals={decimals}
            value={step[name]}
            onChange={(value) => form.setFieldValue(`fuel.step.${name}`, value)}
            error={form.errors[`fuel.step.${name}`]}
            path={`fuel.step.${name}`}
          />
        ))}
    </div>
  );
}

function FuelForm({ carrier, document, revision }: Edited) {
  const { t } = useTranslation();
  const outrun = useOutrun('tariff');
  const saved = useSaved();
  const { mutateAsync } = useApiMutation(endpoints.carrierTariffs.fuel, { refreshes: tariffReads });
  const contract = useContractForm<typeof fuelEdit, Values>({
    schema: fuelEdit,
    initialValues: { revision, fuel: document.fuel },
    send: (body) => mutateAsync({ params: { id: carrier.id }, body }).then(saved, outrun),
  });
  const { form } = contract;
  return (
    <form noValidate onSubmit={contract.submit}>
      <Panel title={t('carrier_tariffs.fuel.table')} note={t('carrier_tariffs.fuel.note')}>
        <div className={css.stack}>
          <AtPrice fuel={form.values.fuel} />
          <Limits form={form} />
          <Bands form={form} />
          <SaveBar of={contract} />
        </div>
      </Panel>
    </form>
  );
}

/** The fuel table of the next version, and the diesel prices that all tables are read at. */
export function FuelTab({ carrier }: { readonly carrier: StaffCarrier }) {
  return (
    <div className={layout.columns}>
      <div className={layout.main}>
        <DocumentFrame carrier={carrier}>
          {(edited) => <FuelForm key={`${edited.revision}`} {...edited} />}
        </DocumentFrame>
      </div>
      <div className={layout.aside}>
        <FuelPrices />
      </div>
    </div>
  );
}
