import type { Party, Shipment } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../../../../ui/panel.tsx';
import { clockTime } from './clock.ts';
import css from './parties-panel.module.css';

function PartyCard({ title, party }: { readonly title: string; readonly party: Party }) {
  const { t } = useTranslation();
  const name = `${party.contact_first_name} ${party.contact_last_name}`;
  const hours = t('tracking.parties.hours', { from: clockTime(party.opens_at), to: clockTime(party.closes_at) });
  return (
    <div className={css.party}>
      <h3 className={css.title}>{title}</h3>
      <address className={css.address}>
        <strong>{party.company}</strong>
        {party.street_lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
        <span>
          {party.city}, {party.state} <span className="wb-mono">{party.postal_code}</span>
          {party.country !== 'US' && ` · ${t(`terms.countries.${party.country}`)}`}
        </span>
        <span className={css.contact}>{name}</span>
        <a
          href={`tel:${party.phone.replace(/[^\d+]/g, '')}`}
          aria-label={t('tracking.parties.call', { name, phone: party.phone })}
        >
          {party.phone}
        </a>
        <a href={`mailto:${party.email}`} aria-label={t('tracking.parties.mail', { name, email: party.email })}>
          {party.email}
        </a>
      </address>
      <p className={css.hours}>
        {hours}
        {party.first_come_first_serve && `, ${t('tracking.parties.fcfs')}`}
      </p>
    </div>
  );
}

/** Both ends with whom to ask there. */
export function PartiesPanel({ shipment }: { readonly shipment: Pick<Shipment, 'pickup' | 'delivery'> }) {
  const { t } = useTranslation();
  return (
    <Panel title={t('tracking.parties.title')}>
      <div className={css.parties}>
        <PartyCard title={t('tracking.parties.pickup')} party={shipment.pickup} />
        <PartyCard title={t('tracking.parties.delivery')} party={shipment.delivery} />
      </div>
    </Panel>
  );
}
