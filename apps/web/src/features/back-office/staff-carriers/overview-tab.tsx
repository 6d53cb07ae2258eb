import { Button } from '@mantine/core';
import { type StaffCarrier } from '@waybill/contract';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useChargedFormats } from '../../../lib/format/use-formats.ts';
import { ownZone } from '../../../lib/format/zones.ts';
import layout from '../../../ui/page-layout.module.css';
import { Panel } from '../../../ui/panel.tsx';
import { CarrierMark } from './carrier-mark.tsx';
import { useTariffWords } from './columns.tsx';
import css from './staff-carriers.module.css';
import { useLogo } from './use-logo.ts';

type Props = { readonly carrier: StaffCarrier };
const purposes = ['dispatch', 'pickups', 'tracking', 'billing', 'claims', 'sales', 'integration'] as const;

function Figures({ carrier }: Props) {
  const { t } = useTranslation();
  const { number } = useChargedFormats();
  const [tariff, next] = useTariffWords()(carrier);
  const { p50_ms: half, p95_ms: most, calls, failures } = carrier;
  return (
    <Panel flush>
      <div className={layout.clip}>
        <dl className={layout.figures}>
          <div>
            <dt>{t('staff_carriers.figures.tariff')}</dt>
            <dd className={layout.big}>{carrier.tariff?.version ?? '–'}</dd>
            <dd className={layout.small}>{next ?? tariff}</dd>
          </div>
          <div>
            <dt>{t('staff_carriers.figures.connections')}</dt>
            <dd className={layout.big}>{number(carrier.connections)}</dd>
            {carrier.breaker !== null && (
              <dd className={layout.small}>{t(`staff_carriers.breakers.${carrier.breaker}`)}</dd>
            )}
          </div>
          <div>
            <dt>{t('staff_carriers.figures.answers')}</dt>
            <dd className={layout.big}>{half === null ? '–' : t('staff_carriers.ms', { ms: number(half) })}</dd>
            <dd className={layout.small}>
              {most === null ? t('staff_carriers.no_calls') : t('staff_carriers.slowest', { ms: number(most) })}
            </dd>
          </div>
          <div>
            <dt>{t('staff_carriers.figures.failures')}</dt>
            <dd className={layout.big} data-late={failures > 0 || undefined}>
              {number(failures)}
            </dd>
            <dd className={layout.small}>
              {t('staff_carriers.failures_of', { failures: number(failures), calls: number(calls) })}
            </dd>
          </div>
        </dl>
      </div>
    </Panel>
  );
}

function ContactsPanel({ carrier: { contacts, phone } }: Props) {
  const { t } = useTranslation();
  const rows = [
    ...(phone === null ? [] : [{ name: t('staff_carriers.main_phone'), purpose: 'dispatch', phone, email: null }]),
    ...contacts,
  ];
  const purposeOf = (purpose: string): string => {
    const known = purposes.find((one) => one === purpose);
    return known === undefined ? purpose : t(`staff_carriers.purposes.${known}`);
  };
  return (
    <Panel title={t('staff_carriers.contacts')} flush>
      {rows.length === 0 && <p className={layout.none}>{t('staff_carriers.no_contacts')}</p>}
      {rows.length > 0 && (
        <ul className={css.people}>
          {rows.map(({ name, purpose, phone: number, email }) => (
            <li key={`${name}/${purpose}/${number}/${email}`}>
              <span className={css.two}>
                <b>{name}</b>
                <span className="wb-soft">{purposeOf(purpose)}</span>
              </span>
              <span className={css.reach}>
                {number && <a href={`tel:${number.replaceAll(/[^\d+]/g, '')}`}>{number}</a>}
                {email && <a href={`mailto:${email}`}>{email}</a>}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function NotesPanel({ carrier }: Props) {
  const { t } = useTranslation();
  const { dateTime } = useChargedFormats();
  const { notes, pickup_notes: pickup, updated_at: at, updated_by: name } = carrier;
  return (
    <Panel
      title={t('staff_carriers.notes')}
      note={t('staff_carriers.notes_hint')}
      foot={
        at !== null &&
        name !== null && (
          <span className={layout.soft}>{t('staff_carriers.changed_by', { name, time: dateTime(at, ownZone()) })}</span>
        )
      }
    >
      <p className={css.said}>{notes ?? t('staff_carriers.no_notes')}</p>
      <h3 className={css.under}>{t('staff_carriers.pickup_notes')}</h3>
      <p className={layout.soft}>{t('staff_carriers.pickup_notes_hint')}</p>
      <p className={css.said}>{pickup ?? t('staff_carriers.no_notes')}</p>
    </Panel>
  );
}

function LogoPanel({ carrier }: Props) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const { send, remove, working } = useLogo(carrier.id);
  return (
    <Panel title={t('staff_carriers.logo')}>
      <div className={css.logoRow}>
        <CarrierMark carrier={carrier} />
        <div className={css.logoActions}>
          <Button loading={working} onClick={() => input.current?.click()}>
            {t('staff_carriers.logo_choose')}
          </Button>
          {carrier.logo !== null && (
            <Button variant="subtle" onClick={() => void remove()}>
              {t('staff_carriers.logo_remove')}
            </Button>
          )}
        </div>
      </div>
      <p className={layout.soft}>{t('staff_carriers.logo_hint')}</p>
      <input
        ref={input}
        type="file"
        accept="image/png"
        hidden
        aria-label={t('staff_carriers.logo_choose')}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          currentTarget.value = '';
          if (file !== undefined) void send(file);
        }}
      />
    </Panel>
  );
}

/** Who a carrier is and whom to call; how it does today. */
export function OverviewTab({ carrier }: Props) {
  return (
    <>
      <Figures carrier={carrier} />
      <div className={layout.columns}>
        <div className={layout.main}>
          <NotesPanel carrier={carrier} />
        </div>
        <div className={layout.aside}>
          <ContactsPanel carrier={carrier} />
          <LogoPanel carrier={carrier} />
        </div>
      </div>
    </>
  );
}
