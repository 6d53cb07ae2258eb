import { Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import {
  approvedDays,
  billTermsBody,
  endpoints,
  toleratedCauses,
  type BillTermsBody,
  type BillTermsWire,
} from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiQuery, useApiMutation } from '../../../lib/api/query.ts';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { useChargedFormats } from '../../../lib/format/use-formats.ts';
import { DialogForm } from '../../../ui/dialog-form.tsx';
import { FormDialog, type DialogGuard } from '../../../ui/form-dialog.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import lines from '../../../ui/money-table.module.css';
import { notifyDone } from '../../../ui/notify.ts';
import css from './carrier-bills.module.css';
import { ToleranceFields, type TypedTolerance } from './tolerance-row.tsx';

const { show, set } = endpoints.carrierBillTerms;
const refreshes = [show, endpoints.carrierBills.list, endpoints.carrierBills.show] as const;
type Cause = (typeof toleratedCauses)[number];
type Own = TypedTolerance & { readonly cause: Cause };
type Values = { version: number; usual: TypedTolerance; causes: Own[] };

const valuesOf = ({ version, usual, causes }: BillTermsWire): Values => ({ version, usual, causes: [...causes] });

/** What the tolerances have let through of late, so that somebody can tell what they cost. */
function Approved({ approved }: { readonly approved: BillTermsWire['approved'] }) {
  const { t } = useTranslation();
  const { money } = useChargedFormats();
  const title = t('carrier_bills.terms.approved', { count: approvedDays });
  return (
    <section className={css.approved} aria-label={title}>
      <h3>{title}</h3>
      {approved.length === 0 && <p className="wb-soft">{t('carrier_bills.terms.approved_none')}</p>}
      {approved.length > 0 && (
        <table className={lines.table} aria-label={title}>
          <thead>
            <tr>
              <th scope="col">{t('carrier_bills.terms.cause')}</th>
              {(['bills', 'over', 'under'] as const).map((column) => (
                <th key={column} scope="col" data-figure>
                  {t(`carrier_bills.terms.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {approved.map(({ cause, currency, count, over, under }) => (
              <tr key={`${cause} ${currency}`}>
                <th scope="row">{t(`adjustments.cause.${cause ?? 'unexplained'}`)}</th>
                <td data-figure>{count}</td>
                <td data-figure>{over.amount === 0 ? '–' : money(over)}</td>
                <td data-figure>{under.amount === 0 ? '–' : money(under)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

type FormProps = { readonly terms: BillTermsWire; readonly guard: DialogGuard; readonly onClose: () => void };

function TermsForm({ terms, guard, onClose }: FormProps) {
  const { t } = useTranslation();
  const send = useApiMutation(set, { refreshes });
  const [initial] = useState(() => valuesOf(terms));
  const contract = useContractForm<typeof billTermsBody, Values>({
    schema: billTermsBody,
    initialValues: initial,
    send: (body: BillTermsBody) =>
      send
        .mutateAsync({ body })
        .then(() => notifyDone({ title: t('carrier_bills.terms.saved') }))
        .then(onClose),
  });
  const { form } = contract;
  const { usual, causes } = form.values;
  const change = (cause: Cause, to: TypedTolerance | null): void => {
    const others = causes.filter((one) => one.cause !== cause);
    const all = to === null ? others : [...others, { cause, ...to }];
    form.setFieldValue(
      'causes',
      all.toSorted((a, b) => toleratedCauses.indexOf(a.cause) - toleratedCauses.indexOf(b.cause)),
    );
  };
  return (
    <DialogForm of={contract} guard={guard} send={t('carrier_bills.terms.save')}>
      <p>{t('carrier_bills.terms.text')}</p>
      <div className={css.tolerances}>
        <div className={css.toleranceRow} data-head>
          <b>{t('carrier_bills.terms.usual')}</b>
          <ToleranceFields
            name={t('carrier_bills.terms.usual')}
            value={usual}
            onChange={(value) => form.setFieldValue('usual', value)}
            path="usual"
            errors={form.errors}
          />
        </div>
        {toleratedCauses.map((cause) => {
          const at = causes.findIndex((one) => one.cause === cause);
          const own = causes[at];
          const name = t(`adjustments.cause.${cause}`);
          return (
            <div key={cause} className={css.toleranceRow}>
              <Checkbox
                label={name}
                checked={own !== undefined}
                onChange={({ currentTarget }) => change(cause, currentTarget.checked ? usual : null)}
              />
              {own === undefined ? (
                <span className="wb-soft">{t('carrier_bills.terms.as_usual')}</span>
              ) : (
                <ToleranceFields
                  name={name}
                  value={own}
                  onChange={(value) => change(cause, value)}
                  path={`causes.${at}`}
                  errors={form.errors}
                />
              )}
            </div>
          );
        })}
      </div>
      <Approved approved={terms.approved} />
    </DialogForm>
  );
}

/** How far bills may be off before somebody looks at them, by cause, and what that has let through. */
export function BillTermsDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const query = useQuery({ ...apiQuery(show), staleTime: 0 });
  const terms = query.data?.data;
  return (
    <FormDialog title={t('carrier_bills.terms.title')} size="lg" onClose={onClose}>
      {(guard) => (
        <>
          {terms === undefined && !query.isError && <p className="wb-soft">{t('common.loading')}</p>}
          {terms === undefined && query.isError && (
            <LoadFailed message={query.error.message} retry={() => void query.refetch()} />
          )}
          {terms !== undefined && <TermsForm key={terms.version} terms={terms} guard={guard} onClose={onClose} />}
        </>
      )}
    </FormDialog>
  );
}
