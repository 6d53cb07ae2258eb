import type { ChatContext, Shipment } from '@waybill/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { localDay } from '../../../lib/format/today.ts';
import { useFormats } from '../../../lib/format/use-formats.ts';
import { StaffShipmentLink } from '../../../ui/freight/staff-shipment-link.tsx';
import { RouteLink } from '../../../ui/route-link.tsx';
import css from './inbox.module.css';

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** What the number that was given is of. */
function About({ shipment, invoice, quote }: Pick<ChatContext, 'shipment' | 'invoice' | 'quote'>) {
  const { t } = useTranslation();
  const { money, longDate } = useFormats();
  if (shipment !== null)
    return (
      <Fact name={t('staff_chats.shipment')}>
        <StaffShipmentLink id={shipment.id}>{shipment.bol_number}</StaffShipmentLink>
        <span>{t(`freight.status.${shipment.status as Shipment['status']}`)}</span>
        <span>
          {shipment.from} – {shipment.to}
        </span>
        <span>
          {shipment.carrier_name} · {longDate(shipment.pickup_date)}
        </span>
      </Fact>
    );
  if (invoice !== null)
    return (
      <Fact name={t('staff_chats.invoice')}>
        <span>{invoice.number}</span>
        <span>{money(invoice.total)}</span>
        <span>{invoice.open ? t('staff_chats.due', { date: longDate(invoice.due_on) }) : t('staff_chats.paid')}</span>
      </Fact>
    );
  if (quote !== null)
    return (
      <Fact name={t(quote.request_id === null ? 'staff_chats.quote' : 'staff_chats.request')}>
        {quote.request_id === null ? (
          <span>{quote.number}</span>
        ) : (
          <RouteLink to="admin.quote-requests.detail" params={{ id: quote.request_id }}>
            {quote.number}
          </RouteLink>
        )}
        <span>
          {quote.from} – {quote.to}
        </span>
        <span>{t('staff_chats.pickup', { date: longDate(quote.pickup_date) })}</span>
      </Fact>
    );
  return <Fact name={t('staff_chats.about')}>{t('staff_chats.no_number')}</Fact>;
}

/** The customer beside the conversation: account, credit, what it is about, and earlier chats. */
export function ContextPanel({ context }: { readonly context: ChatContext }) {
  const { t } = useTranslation();
  const { longDate } = useFormats();
  const { account, customer, earlier } = context;
  return (
    <aside className={css.context} aria-label={t('staff_chats.context')}>
      <dl>
        <Fact name={t('staff_chats.account')}>{account.name}</Fact>
        <Fact name={t('staff_chats.credit')}>
          <span className={css.credit} data-state={account.credit_standing}>
            {t(`staff_chats.credit_states.${account.credit_standing}`)}
          </span>
        </Fact>
        <About shipment={context.shipment} invoice={context.invoice} quote={context.quote} />
        <Fact name={t('staff_chats.customer')}>
          <span>{customer.name}</span>
          <a href={`mailto:${customer.email}`}>{customer.email}</a>
        </Fact>
        <Fact name={t('staff_chats.speaks')}>{t(`staff_chats.languages.${customer.language}`)}</Fact>
        <Fact name={t('staff_chats.since')}>{longDate(localDay(account.customer_since))}</Fact>
        <Fact name={t('staff_chats.earlier')}>
          {earlier.length === 0 && t('staff_chats.earlier_none')}
          {earlier.map(({ id, category, opened_at: at }) => (
            <RouteLink key={id} to="admin.chats.detail" params={{ id }}>
              {t(`chats.categories.${category}`)} · {longDate(localDay(at))}
            </RouteLink>
          ))}
        </Fact>
      </dl>
    </aside>
  );
}
