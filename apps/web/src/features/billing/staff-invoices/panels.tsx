import { Button } from '@mantine/core';
import { endpoints, type InvoiceAdjustment, type StaffInvoice } from '@waybill/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../../lib/api/query.ts';
import { shortDay } from '../../../lib/format/days.ts';
import { useMethodName } from '../../../lib/format/method-name.ts';
import { useChargedFormats } from '../../../lib/format/use-formats.ts';
import { useUser } from '../../../lib/session/use-user.ts';
import { ownZone } from '../../../lib/format/zones.ts';
import { FactPairs } from '../../../ui/fact-pairs.tsx';
import { ToneChip } from '../../../ui/freight/status/status-chip.tsx';
import lines from '../../../ui/money-table.module.css';
import { notifyRefused } from '../../../ui/notify.ts';
import layout from '../../../ui/page-layout.module.css';
import { Panel } from '../../../ui/panel.tsx';
import { RouteLink } from '../../../ui/route-link.tsx';
import { bookedDay } from '../invoices/public.ts';
import css from './staff-invoices.module.css';

type Props = { readonly invoice: StaffInvoice };

/** What was booked, what is billed, and the difference; and what is open. */
export function Figures({ invoice: { booked, total, balance, disputed } }: Props) {
  const { t } = useTranslation();
  const { money } = useChargedFormats();
  const figures: readonly (readonly [string, string])[] = [
    ...(booked === null
      ? []
      : ([
          [t('staff_invoices.booked'), money(booked)],
          [t('staff_invoices.difference'), money({ ...total, amount: total.amount - booked.amount })],
        ] as const)),
    [t('staff_invoices.billed'), money(total)],
    [t('staff_invoices.open'), money(balance)],
    ...(disputed.amount === 0 ? [] : ([[t('staff_invoices.state.disputed'), money(disputed)]] as const)),
  ];
  return (
    <Panel flush>
      <div className={layout.clip}>
        <dl className={layout.figures}>
          {figures.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className={layout.big}>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Panel>
  );
}

/** What moved the balance, oldest first, with the payments behind it. */
export function BalancePanel({ invoice: { movements, balance, account } }: Props) {
  const { t } = useTranslation();
  const { money } = useChargedFormats();
  const { received } = useMethodName();
  const may = useUser()?.abilities.includes('staff.payments') ?? false;
  return (
    <Panel title={t('staff_invoices.payments')} flush>
      <table className={lines.table} aria-label={t('staff_invoices.payments')}>
        <tbody>
          {movements.map(({ at, kind, amount, payment_id: id, paid_by: by }, index) => (
            <tr key={`${at} ${kind} ${amount.amount}`}>
              <td>{shortDay(bookedDay(at))}</td>
              <th scope="row">
                {t(`invoices.detail.moved.${kind === 'invoice_issued' && index > 0 ? 'invoice_corrected' : kind}`)}
                {id !== null && may && (
                  <>
                    {' · '}
                    <RouteLink to="admin.payments.detail" params={{ account: account.id, id }}>
                      {by === null ? t('staff_invoices.open_payment') : received(by)}
                    </RouteLink>
                  </>
                )}
              </th>
              <td data-figure>{money(amount).replace('-', '−')}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {t('invoices.detail.balance_due')}
            </th>
            <td data-figure>{money(balance)}</td>
          </tr>
        </tfoot>
      </table>
    </Panel>
  );
}

const tones = { proposed: 'wait', applied: 'go', rejected: 'off' } as const;

function Decide({ invoice, of }: Props & { readonly of: InvoiceAdjustment }) {
  const { t } = useTranslation();
  const { list, show, approve, reject } = endpoints.staffInvoices;
  const refreshes = [list, show] as const;
  const yes = useApiMutation(approve, { refreshes });
  const no = useApiMutation(reject, { refreshes });
  const roles = useUser()?.roles ?? [];
  const admin = roles.some((role) => role === 'super_admin' || role === 'fpg_admin');
  const params = { account: invoice.account.id, id: invoice.id, adjustment: of.id };
  const onError = ({ message }: { readonly message: string }): void => notifyRefused({ title: message });
  if (of.state !== 'proposed') return null;
  return (
    <span className={css.decide}>
      {admin && !of.mine && (
        <Button
          size="compact-sm"
          variant="filled"
          loading={yes.isPending}
          onClick={() => yes.mutate({ params }, { onError })}
        >
          {t('staff_invoices.approve')}
        </Button>
      )}
      <Button size="compact-sm" loading={no.isPending} onClick={() => no.mutate({ params }, { onError })}>
        {t(`staff_invoices.${of.mine ? 'withdraw' : 'reject'}`)}
      </Button>
    </span>
  );
}

/** Credits and write-offs by hand, and the decision of those that wait. */
export function AdjustmentsPanel({ invoice }: Props) {
  const { t } = useTranslation();
  const { money, dateTime } = useChargedFormats();
  const may = useUser()?.abilities.includes('staff.payments') ?? false;
  const at = (instant: string): string => dateTime(instant, ownZone());
  return (
    <Panel title={t('staff_invoices.adjustments')} flush>
      {invoice.adjustments.length === 0 && <p className={layout.none}>{t('staff_invoices.no_adjustments')}</p>}
      <ul className={css.records}>
        {invoice.adjustments.map((one) => (
          <li key={one.id}>
            <b>
              {t(`staff_invoices.kind.${one.kind}`)} {money(one.amount)}
            </b>
            <ToneChip tone={tones[one.state]}>{t(`staff_invoices.adjustment_state.${one.state}`)}</ToneChip>
            <span className="wb-soft">
              {t(`staff_invoices.reasons.${one.reason}`)} ·{' '}
              {t('staff_invoices.made', { time: at(one.created_at), name: one.by ?? '–' })}
              {one.decided_at !== null &&
                ` · ${t('staff_invoices.decided', { time: at(one.decided_at), name: one.decided_by ?? '–' })}`}
            </span>
            <p>{one.note}</p>
            {may && <Decide invoice={invoice} of={one} />}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** Whose invoice it is, what for, and when it is due. */
export function FactsPanel({ invoice }: Props) {
  const { t } = useTranslation();
  const { longDate } = useChargedFormats();
  const may = useUser()?.abilities ?? [];
  const { account, bol_number: bol, shipment_id: shipment } = invoice;
  const facts: readonly (readonly [string, ReactNode])[] = [
    [
      t('staff_invoices.customer'),
      <RouteLink key="account" to="admin.accounts.detail" params={{ id: account.id }}>
        {account.name}
      </RouteLink>,
    ],
    [t('staff_invoices.issued'), longDate(invoice.issued_on)],
    [t('staff_invoices.due'), longDate(invoice.due_on)],
    [t('staff_invoices.terms'), t('staff_invoices.terms_days', { count: invoice.terms_days })],
    [
      t('staff_invoices.shipment'),
      bol !== null && shipment !== null && may.includes('staff.shipments.read') ? (
        <RouteLink to="admin.shipments.detail" params={{ id: shipment }} className="wb-mono">
          {bol}
        </RouteLink>
      ) : (
        bol && <span className="wb-mono">{bol}</span>
      ),
    ],
    [t('invoices.column.type'), t(`invoices.type.${invoice.type}`)],
  ];
  return (
    <Panel
      title={t('staff_invoices.facts')}
      foot={
        <RouteLink to="admin.invoices" search={{ account: account.id }}>
          {t('staff_invoices.all_of_account')}
        </RouteLink>
      }
    >
      <FactPairs facts={facts} />
    </Panel>
  );
}

/** Earlier versions, disputes, and what was done. */
export function HistoryPanels({ invoice: { versions, disputes, activity } }: Props) {
  const { t } = useTranslation();
  const { money, dateTime } = useChargedFormats();
  const may = useUser()?.abilities.includes('staff.disputes') ?? false;
  const at = (instant: string): string => dateTime(instant, ownZone());
  // Actions come from the audit trail; one without words of its own stands as it is.
  const say = t as (key: string, options: { readonly defaultValue: string }) => string;
  return (
    <>
      {versions.length > 1 && (
        <Panel title={t('staff_invoices.versions')}>
          <FactPairs
            facts={versions.map(({ version, total, created_at: on }) => [
              `${t('staff_invoices.version', { version })} · ${at(on)}`,
              money(total),
            ])}
          />
        </Panel>
      )}
      <Panel title={t('staff_invoices.disputes')} flush>
        {disputes.length === 0 && <p className={layout.none}>{t('staff_invoices.no_disputes')}</p>}
        <ul className={css.records}>
          {disputes.map(({ id, amount, created_at: on }) => (
            <li key={id}>
              {may ? (
                <RouteLink to="admin.disputes.detail" params={{ id }}>
                  {t('staff_invoices.dispute', { amount: money(amount) })}
                </RouteLink>
              ) : (
                t('staff_invoices.dispute', { amount: money(amount) })
              )}
              <span className="wb-soft">{at(on)}</span>
            </li>
          ))}
        </ul>
      </Panel>
      {activity.length > 0 && (
        <Panel title={t('staff_invoices.activity')} flush>
          <ul className={css.records}>
            {activity.map(({ id, at: on, by, action }) => (
              <li key={id}>
                <b>{say(`audit_trail.actions.${action}`, { defaultValue: action })}</b>
                <span className="wb-soft">{t('staff_invoices.made', { time: at(on), name: by })}</span>
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </>
  );
}
