import type { Payment } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { useChargedFormats } from '../../../../lib/format/use-formats.ts';
import { Panel } from '../../../../ui/panel.tsx';
import { RouteLink } from '../../../../ui/route-link.tsx';
import css from './page.module.css';

/** The invoices of a payment: what was asked for on each, and what was put on it. */
export function PaidInvoices({ payment }: { readonly payment: Payment }) {
  const { t } = useTranslation();
  const { money } = useChargedFormats();
  const { invoices, amount, received, credited } = payment;
  const paid = payment.state === 'paid';
  const applied = { amount: received.amount - credited.amount, currency: amount.currency };
  return (
    <Panel title={t('payments.page.invoices')} note={t('payments.page.invoices_note')} flush>
      <table className={css.lines} aria-label={t('payments.page.invoices')}>
        <thead>
          <tr>
            <th scope="col">{t('payments.page.invoice')}</th>
            <th scope="col">{t('payments.page.asked')}</th>
            {paid && <th scope="col">{t('payments.page.applied')}</th>}
          </tr>
        </thead>
        <tbody>
          {invoices.map((invoice) => (
            <tr key={invoice.id}>
              <th scope="row">
                <RouteLink to="invoices.detail" params={{ id: invoice.id }}>
                  {t('invoices.number', { number: invoice.number })}
                </RouteLink>
              </th>
              <td>{money(invoice.amount)}</td>
              {paid && <td>{money(invoice.applied)}</td>}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('payments.page.total')}</th>
            <td>{money(amount)}</td>
            {paid && <td>{money(applied)}</td>}
          </tr>
        </tfoot>
      </table>
    </Panel>
  );
}
