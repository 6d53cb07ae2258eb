import type { SalesRequest } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/format/use-formats.ts';
import { isRequested } from '../quotes/public.ts';
import { findingText } from '../../../lib/language/finding-text.ts';
import { Panel } from '../../../ui/panel.tsx';
import css from './quote-requests.module.css';

/** What was asked for beside the load: whom to answer, what it is worth, what is wished. */
export function SalesFactsPanel({ request }: { readonly request: SalesRequest }) {
  const { t } = useTranslation();
  const { money } = useFormats();
  const { contact, request: asked, target_price: target, notes, reasons } = request;
  const insured = asked.insured ? t('quote_requests.page.insured') : t('quote_requests.page.not_insured');
  const services = asked.accessorials
    .filter(isRequested)
    .map((code) => t(`quotes.services.${code}`))
    .join(', ');
  const facts = [
    [
      t('quote_requests.page.contact'),
      <span key="contact" className={css.two}>
        <span>{contact.name}</span>
        <a href={`mailto:${contact.email}`}>{contact.email}</a>
        <a href={`tel:${contact.phone}`}>{contact.phone}</a>
      </span>,
    ],
    [t('quote_requests.page.value'), `${money(asked.shipment_value)}, ${insured}`],
    ...(services === '' ? [] : [[t('quote_requests.page.services'), services]]),
    ...(target === null ? [] : [[t('quote_requests.page.target'), money(target)]]),
    ...(notes === null ? [] : [[t('quote_requests.page.notes'), notes]]),
    ...(reasons.length === 0 ? [] : [[t('quote_requests.page.reasons'), reasons.map(findingText).join(' ')]]),
  ] as const;
  return (
    <Panel title={t('quote_requests.page.facts')}>
      <dl className={css.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
