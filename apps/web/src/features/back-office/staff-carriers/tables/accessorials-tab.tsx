import { NativeSelect } from '@mantine/core';
import { accessorialEdit, endpoints, type AccessorialRow, type StaffCarrier } from '@waybill/contract';
import { accessorialTable, ruleFigures, ruleKinds, ruleShapes } from '@waybill/freight';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../../../lib/api/query.ts';
import { useContractForm, type ContractForm } from '../../../../lib/forms/use-contract-form.ts';
import { accessorialName } from '../../../../ui/freight/charges/charge-words.ts';
import { Panel } from '../../../../ui/panel.tsx';
import { tariffReads, useOutrun } from '../reads.ts';
import { ScaledInput } from '../scaled-input.tsx';
import { DocumentFrame, type Edited } from './document-frame.tsx';
import { EditedTable, RemoveCell } from './edited-table.tsx';
import { SaveBar } from './save-bar.tsx';
import css from './tables.module.css';
import { useSaved } from './use-saved.ts';

type Values = { revision: number | null; accessorials: AccessorialRow[] };
type Form = ContractForm<Values>['form'];

/** Charges for the longest unit are in the over-length rule of the file. */
const byLength: ReadonlySet<string> = new Set(['OVR08', 'OVR12', 'OVR20']);

function Figures({ form, at, row }: { readonly form: Form; readonly at: number; readonly row: AccessorialRow }) {
  const { t } = useTranslation();
  const service = accessorialName(t, row.code);
  return (
    <div className={css.figures}>
      {ruleShapes[row.kind].map(([name, unit], index) => {
        const path = `accessorials.${at}.figures.${index}`;
        const words = t(`carrier_tariffs.accessorial.figures.${name}`);
        return (
          <span key={`${row.kind}/${name}`} className={css.figure}>
            <span className={css.unit} aria-hidden="true">
              {words}
            </span>
            <ScaledInput
              label={t('carrier_tariffs.accessorial.figure_of', { service, figure: words })}
              decimals={unit === 'whole' ? 0 : 2}
              value={row.figures[index] ?? null}
              onChange={(value) => form.setFieldValue(path, value)}
              error={form.errors[path]}
              path={path}
              {...(unit === 'money_or_none' ? { placeholder: t('carrier_tariffs.accessorial.no_cap') } : {})}
            />
          </span>
        );
      })}
    </div>
  );
}

function RuleRow({ form, at, row }: { readonly form: Form; readonly at: number; readonly row: AccessorialRow }) {
  const { t } = useTranslation();
  const service = accessorialName(t, row.code);
  const setKind = (text: string): void => {
    const kind = ruleKinds.find((one) => one === text);
    if (kind === undefined) return;
    const figures = ruleShapes[kind].map(() => null);
    form.setFieldValue(`accessorials.${at}`, { code: row.code, kind, figures });
  };
  return (
    <tr>
      <th scope="row">
        {service}
        <span className={css.code}>{row.code}</span>
      </th>
      <td>
        <NativeSelect
          aria-label={t('carrier_tariffs.accessorial.kind_of', { service })}
          value={row.kind}
          onChange={({ currentTarget }) => setKind(currentTarget.value)}
          data={ruleKinds.map((value) => ({ value, label: t(`carrier_tariffs.accessorial.kinds.${value}`) }))}
        />
      </td>
      <td>
        <Figures form={form} at={at} row={row} />
      </td>
      <RemoveCell
        label={t('carrier_tariffs.accessorial.remove', { service })}
        onRemove={() => form.removeListItem('accessorials', at)}
      />
    </tr>
  );
}

function RulesForm({ carrier, document, revision }: Edited) {
  const { t } = useTranslation();
  const outrun = useOutrun('tariff');
  const saved = useSaved();
  const { mutateAsync } = useApiMutation(endpoints.carrierTariffs.accessorials, { refreshes: tariffReads });
  const contract = useContractForm<typeof accessorialEdit, Values>({
    schema: accessorialEdit,
    initialValues: { revision, accessorials: document.accessorials },
    send: (body) => mutateAsync({ params: { id: carrier.id }, body }).then(saved, outrun),
  });
  const { form } = contract;
  const rows = form.values.accessorials;
  const missing = accessorialTable.filter(({ code }) => !byLength.has(code) && !rows.some((row) => row.code === code));
  const offer = (code: string): void => {
    const found = missing.find((one) => one.code === code);
    if (found === undefined) return;
    form.insertListItem('accessorials', { code: found.code, kind: found.seed.kind, figures: ruleFigures(found.seed) });
  };
  return (
    <form noValidate onSubmit={contract.submit}>
      <Panel
        title={t('carrier_tariffs.accessorial.table')}
        note={t('carrier_tariffs.accessorial.note')}
        aside={
          missing.length > 0 && (
            <NativeSelect
              aria-label={t('carrier_tariffs.accessorial.offer')}
              value=""
              onChange={({ currentTarget }) => offer(currentTarget.value)}
              data={[
                { value: '', label: t('carrier_tariffs.accessorial.offer') },
                ...missing.map(({ code }) => ({ value: code, label: accessorialName(t, code) })),
              ]}
            />
          )
        }
      >
        <div className={css.stack}>
          {rows.length === 0 && <p className="wb-soft">{t('carrier_tariffs.accessorial.empty')}</p>}
          {rows.length > 0 && (
            <EditedTable
              label={t('carrier_tariffs.accessorial.table')}
              withUnits
              heads={[
                t('carrier_tariffs.accessorial.code'),
                t('carrier_tariffs.accessorial.kind'),
                { heard: t('carrier_tariffs.accessorial.figures.amount') },
              ]}
            >
              {rows.map((row, at) => (
                <RuleRow key={row.code} form={form} at={at} row={row} />
              ))}
            </EditedTable>
          )}
          <SaveBar of={contract} />
        </div>
      </Panel>
    </form>
  );
}

/** What the next version charges for services: how each is reckoned, with its least and its most. */
export function AccessorialsTab({ carrier }: { readonly carrier: StaffCarrier }) {
  return (
    <DocumentFrame carrier={carrier}>{(edited) => <RulesForm key={`${edited.revision}`} {...edited} />}</DocumentFrame>
  );
}
