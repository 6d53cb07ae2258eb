import { shortReasons, type StaffPayment } from '@waybill/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { shortDay } from '../../../lib/format/days.ts';
import { useMethodName } from '../../../lib/format/method-name.ts';
import { useChargedFormats } from '../../../lib/format/use-formats.ts';
import { useUser } from '../../../lib/session/use-user.ts';
import layout from '../../../ui/page-layout.module.css';
import { FactPairs } from '../../../ui/fact-pairs.tsx';
import lines from '../../../ui/money-table.module.css';
import { Panel } from '../../../ui/panel.tsx';
import { RouteLink } from '../../../ui/route-link.tsx';
import { useCardName } from '../../../lib/format/card-name.ts';
import { ownZone } from '../../../lib/format/zones.ts';
import css from './staff-payments.module.css';
import { RefundStateChip } from './state-chip.tsx';

type Props = { readonly payment: StaffPayment };

/** What was asked for, what came, what went back, and what could still. */
export function Figures({ payment }: Props) {
  const { t } = useTranslation();
  const { money } = useChargedFormats();
  const { refundable } = payment;
  const asked = t(payment.purpose === 'booking' ? 'staff_payments.detail.held' : 'staff_payments.detail.asked');
  const facts: readonly (readonly [string, ReactNode, ReactNode])[] = [
    [asked, money(payment.amount), null],
    [t('staff_payments.detail.received'), money(payment.received), null],
    [t('staff_payments.detail.refunded'), money(payment.refunded), null],
    [
      t('staff_payments.detail.credit'),
      money(payment.credit),
      payment.method !== 'card'
        ? null
        : refundable.amount > 0
          ? t('staff_payments.detail.refundable', { amount: money(refundable) })
          : t('staff_payments.detail.not_refundable'),
    ],
  ];
  return (
    <Panel flush>
      <div className={layout.clip}>
        <dl className={layout.figures}>
          {facts.map(([label, value, note]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className={layout.big}>{value}</dd>
              {note !== null && <dd className={layout.small}>{note}</dd>}
            </div>
          ))}
        </dl>
      </div>
    </Panel>
  );
}

/** Why an invoice was paid in part, and what was written off. */
function ShortWords({ part }: { readonly part: StaffPayment['parts'][number] }) {
  const { t } = useTranslation();
  const { money } = useChargedFormats();
  const reason = shortReasons.find((one) => one === part.short_reason);
  const words = [
    ...(reason === undefined ? [] : [t(`received_payments.reasons.${reason}`)]),
    ...(part.written_off.amount === 0 ? [] : [`${t('staff_payments.detail.written_off')} ${money(part.written_off)}`]),
  ];
  return words.length === 0 ? null : <small className={css.short}>{words.join(' · ')}</small>;
}

/** The invoices it pays: asked for, put on each, and what is open on each now. */
export function PartsPanel({ payment }: Props) {
  const { t } = useTranslation();
  const { money } = useChargedFormats();
  const { parts, received, state } = payment;
  const applied = parts.reduce((sum, part) => sum + part.applied.amount, 0);
  const over = { amount: received.amount - applied, currency: received.currency };
  return (
    <Panel title={t('staff_payments.detail.parts')} flush>
      <table className={lines.table} aria-label={t('staff_payments.detail.parts')}>
        <thead>
          <tr>
            <th scope="col">{t('staff_payments.detail.invoice')}</th>
            {(['asked', 'applied', 'balance'] as const).map((column) => (
              <th key={column} scope="col" data-figure>
                {t(`staff_payments.detail.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {parts.map((part) => (
            <tr key={part.id}>
              <th scope="row" className="wb-mono">
                <RouteLink to="admin.invoices.detail" params={{ account: payment.account.id, id: part.id }}>
                  {t('invoices.number', { number: part.number })}
                </RouteLink>
                <ShortWords part={part} />
              </th>
              <td data-figure>{money(part.amount)}</td>
              <td data-figure>{money(part.applied)}</td>
              <td data-figure>{money(part.balance)}</td>
            </tr>
          ))}
          {state === 'paid' && over.amount > 0 && (
            <tr>
              <th scope="row">{t('staff_payments.detail.over')}</th>
              <td data-figure>–</td>
              <td data-figure>{money(over)}</td>
              <td data-figure>–</td>
            </tr>
          )}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('staff_payments.detail.total')}</th>
            <td data-figure>{money(payment.amount)}</td>
            <td data-figure>{money(received)}</td>
            <td data-figure>
              {money({ ...received, amount: parts.reduce((sum, part) => sum + part.balance.amount, 0) })}
            </td>
          </tr>
        </tfoot>
      </table>
    </Panel>
  );
}

/** Everything that was given back, with who did it and why. */
export function RefundsPanel({ payment: { refunds } }: Props) {
  const { t } = useTranslation();
  const { money, dateTime } = useChargedFormats();
  return (
    <Panel title={t('staff_payments.detail.refunds')} flush>
      {refunds.length === 0 ? (
        <p className={layout.none}>{t('staff_payments.detail.no_refunds')}</p>
      ) : (
        <ul className={css.refunds}>
          {refunds.map((refund) => (
            <li key={refund.id}>
              <span>
                <b>{money(refund.amount)}</b>{' '}
                <span className="wb-soft">
                  {t('staff_payments.detail.refund_by', {
                    time: dateTime(refund.created_at, ownZone()),
                    name: refund.by ?? '–',
                  })}
                </span>
              </span>
              <RefundStateChip state={refund.state} />
              {refund.reason !== null && <p>{refund.reason}</p>}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

/** Who paid, with which card, and the provider's own names for it. */
export function AboutPanel({ payment }: Props) {
  const { t } = useTranslation();
  const { dateTime } = useChargedFormats();
  const cardName = useCardName();
  const { name } = useMethodName();
  const may = useUser()?.abilities ?? [];
  const { account, card, bol_number: bol, shipment_id: shipment, provider } = payment;
  const at = (instant: string): string => dateTime(instant, ownZone());
  const facts: readonly (readonly [string, ReactNode])[] = [
    [
      t('staff_payments.detail.account'),
      may.includes('staff.credit') ? (
        <RouteLink to="admin.credit-holds.detail" params={{ id: account.id }}>
          {account.name}
        </RouteLink>
      ) : (
        account.name
      ),
    ],
    [t('staff_payments.detail.card'), payment.method === 'card' ? card && cardName(card) : name(payment)],
    [t('staff_payments.detail.received_on'), payment.received_on && shortDay(payment.received_on)],
    [t('staff_payments.detail.payer'), payment.payer],
    [t('staff_payments.detail.deposit'), payment.deposit],
    [t('staff_payments.detail.remark'), payment.note],
    [
      t('staff_payments.detail.bol'),
      bol !== null && shipment !== null && may.includes('staff.shipments.read') ? (
        <RouteLink to="admin.shipments.detail" params={{ id: shipment }} className="wb-mono">
          {bol}
        </RouteLink>
      ) : (
        bol && <span className="wb-mono">{bol}</span>
      ),
    ],
    [t('staff_payments.detail.settled'), payment.settled_at && at(payment.settled_at)],
    [t('staff_payments.detail.closes'), payment.state === 'open' ? at(payment.expires_at) : null],
    [t('staff_payments.detail.session'), provider.session && <span className="wb-mono">{provider.session}</span>],
    [t('staff_payments.detail.intent'), provider.intent && <span className="wb-mono">{provider.intent}</span>],
  ];
  return (
    <Panel
      title={t('staff_payments.detail.facts')}
      foot={
        <RouteLink to="admin.payments" search={{ account: account.id }}>
          {t('staff_payments.detail.all_of_account')}
        </RouteLink>
      }
    >
      <FactPairs facts={facts} />
    </Panel>
  );
}
