import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { shortReasons, type InvoiceRow, type OpenAccount } from '@waybill/contract';
import { bare } from '@waybill/freight';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shortDay } from '../../../../lib/format/days.ts';
import { useChargedFormats } from '../../../../lib/format/use-formats.ts';
import { Check } from '../../../../ui/check.tsx';
import lines from '../../../../ui/money-table.module.css';
import { MoneyInput } from '../../../../ui/numbers/money-input.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { scrolledByKeys } from '../../../../ui/scrolled-by-keys.ts';
import { inOrder, sumOf, withAmount, type Part } from './parts.ts';
import css from './record.module.css';

type Props = {
  readonly of: OpenAccount;
  readonly currency: string;
  /** What there is to put on invoices, in minor units. */
  readonly amount: number;
  readonly parts: readonly Part[];
  readonly onChange: (parts: Part[]) => void;
  readonly errors: Readonly<Record<string, unknown>>;
  /** Whether the rest of an invoice can be given a reason and written off. */
  readonly shortens: boolean;
};

type RowProps = Omit<Props, 'of' | 'currency'> & { readonly invoice: InvoiceRow; readonly limit: number };

/** Why an invoice is not paid in full, and whether its rest is written off. */
function Short({ invoice, parts, onChange, limit, errors }: RowProps) {
  const { t } = useTranslation();
  const { money } = useChargedFormats();
  const { id, number, balance } = invoice;
  const part = parts.find((one) => one.id === id);
  if (part === undefined || part.amount >= balance.amount) return null;
  const rest = { ...balance, amount: balance.amount - part.amount };
  const set = (short: Part['short']): void => onChange(parts.map((one) => (one.id === id ? { ...one, short } : one)));
  const over = rest.amount > limit;
  const offLabel = over
    ? t('received_payments.write_off_over', { limit: money({ ...balance, amount: limit }) })
    : t('received_payments.write_off', { amount: money(rest) });
  const at = `invoices.${parts.indexOf(part)}.short`;
  return (
    <tr className={css.short}>
      <td colSpan={5}>
        <span className={css.reason}>
          <span>{t('received_payments.rest', { amount: money(rest) })}</span>
          <NativeSelect
            aria-label={t('received_payments.reason', { number })}
            size="xs"
            data-path={at}
            error={errors[at] as string | undefined}
            value={part.short?.reason ?? ''}
            onChange={({ currentTarget }) => {
              const reason = shortReasons.find((one) => one === currentTarget.value);
              set(reason === undefined ? null : { reason, write_off: part.short?.write_off ?? false });
            }}
            data={[
              { value: '', label: t('received_payments.no_reason') },
              ...shortReasons.map((value) => ({ value, label: t(`received_payments.reasons.${value}`) })),
            ]}
          />
          <Checkbox
            size="xs"
            label={offLabel}
            disabled={over}
            checked={!over && (part.short?.write_off ?? false)}
            onChange={({ currentTarget }) =>
              set({ reason: part.short?.reason ?? 'small', write_off: currentTarget.checked })
            }
          />
        </span>
      </td>
    </tr>
  );
}

function Row(props: RowProps) {
  const { t } = useTranslation();
  const { money } = useChargedFormats();
  const { invoice, amount, parts, onChange, errors, shortens } = props;
  const { id, number, bol_number: bol, due_on: due, days_past_due: days, balance } = invoice;
  const at = parts.findIndex((one) => one.id === id);
  const part = parts[at];
  const path = `invoices.${at}.amount`;
  const left = Math.max(amount - sumOf(parts), 0);
  return (
    <>
      <tr data-chosen={part !== undefined || undefined}>
        <td>
          <Check
            label=""
            name={t('received_payments.pick', { number })}
            checked={part !== undefined}
            onChange={(on) =>
              onChange(withAmount(parts, id, on ? Math.min(balance.amount, left || balance.amount) : null))
            }
          />
        </td>
        <th scope="row">
          <span className="wb-mono">{t('invoices.number', { number })}</span>
          {bol !== null && <small className="wb-soft wb-mono">{bol}</small>}
        </th>
        <td>
          {shortDay(due)}
          {days > 0 && <small className={css.late}>{t('received_payments.late', { count: days })}</small>}
        </td>
        <td data-figure>{money(balance)}</td>
        <td data-figure className={css.put}>
          <MoneyInput
            hidden
            label={t('received_payments.put_on', { number })}
            value={part?.amount ?? null}
            onChange={(typed) => onChange(withAmount(parts, id, typed))}
            error={part === undefined ? null : (errors[path] as string | undefined)}
            {...(part === undefined ? {} : { path })}
          />
        </td>
      </tr>
      {shortens && <Short {...props} />}
    </>
  );
}

/** The open invoices of an account, and how much of the money goes on each. */
export function OpenTable({ of, currency, ...props }: Props) {
  const { t } = useTranslation();
  const { amount, parts, onChange } = props;
  const [typed, setTyped] = useState('');
  const invoices = of.invoices.filter(({ balance }) => balance.currency === currency);
  const wanted = bare(typed);
  const shown = invoices.filter(
    ({ number, bol_number: bol }) =>
      String(number).includes(wanted.replace(/^INV/, '')) || bol?.includes(wanted) === true,
  );
  const problem = props.errors['invoices'] as string | undefined;
  return (
    <Panel
      title={t('received_payments.invoices')}
      note={
        of.total > of.invoices.length && t('received_payments.shown', { shown: of.invoices.length, total: of.total })
      }
      aside={
        <div className={css.tools}>
          <TextInput
            aria-label={t('received_payments.find')}
            placeholder={t('received_payments.find')}
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          <Button
            disabled={amount <= 0 || invoices.length === 0}
            data-path="invoices"
            onClick={() => onChange(inOrder(invoices, amount))}
          >
            {t('received_payments.oldest')}
          </Button>
          <Button variant="subtle" disabled={parts.length === 0} onClick={() => onChange([])}>
            {t('received_payments.clear')}
          </Button>
        </div>
      }
      flush
    >
      {problem !== undefined && (
        <p className={css.problem} role="alert">
          {problem}
        </p>
      )}
      {invoices.length === 0 ? (
        <p className={css.none}>{t('received_payments.none_open', { currency })}</p>
      ) : (
        <div className={lines.scroll} {...scrolledByKeys} aria-label={t('received_payments.invoices')}>
          <table className={`${lines.table} ${css.open}`} aria-label={t('received_payments.invoices')}>
            <thead>
              <tr>
                <th scope="col">
                  <Check
                    label=""
                    name={t('received_payments.pick_all')}
                    checked={parts.length > 0 && parts.length === invoices.length}
                    onChange={(on) => onChange(on ? inOrder(invoices, Number.MAX_SAFE_INTEGER) : [])}
                  />
                </th>
                <th scope="col">{t('received_payments.column.invoice')}</th>
                <th scope="col">{t('received_payments.column.due')}</th>
                <th scope="col" data-figure>
                  {t('received_payments.column.balance')}
                </th>
                <th scope="col" data-figure>
                  {t('received_payments.column.put')}
                </th>
              </tr>
            </thead>
            <tbody>
              {shown.map((invoice) => (
                <Row key={invoice.id} invoice={invoice} limit={of.write_off_limit} {...props} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Panel>
  );
}
