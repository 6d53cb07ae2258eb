import { Button, Textarea } from '@mantine/core';
import { endpoints, type Partner } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../../lib/api/query.ts';
import { useFormats } from '../../../lib/format/use-formats.ts';
import layout from '../../../ui/page-layout.module.css';
import { notifyRefused } from '../../../ui/notify.ts';
import { Panel } from '../../../ui/panel.tsx';
import { RouteLink } from '../../../ui/route-link.tsx';
import { newKey } from '../../../lib/new-key.ts';
import { Channels } from './partner-parts.tsx';
import css from './partners.module.css';
import { ownZone, partnerReads } from './words.ts';

type Props = { readonly partner: Partner };

/** What a partner is and what they are known by. */
export function FactsPanel({ partner }: Props) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const { website, identifiers, services } = partner;
  const facts = [
    [t('partners.kind'), t(`partners.kinds.${partner.kind}`)],
    [t('partners.channels'), <Channels key="channels" channels={partner.channels} />],
    ...(website === null
      ? []
      : [
          [
            t('partners.website'),
            <a key="website" href={website} target="_blank" rel="noreferrer">
              {website.replace(/^https?:\/\//, '')}
            </a>,
          ] as const,
        ]),
    ...identifiers.map(
      ({ kind, value }) => [t(`partners.identifier.${kind}`), <code key={value}>{value}</code>] as const,
    ),
    ...(services.length === 0
      ? []
      : [[t('partners.services'), services.map((code) => t(`outside_services.names.${code}`)).join(', ')] as const]),
    [
      t('partners.changed'),
      t('partners.changed_by', { time: dateTime(partner.updated_at, ownZone()), name: partner.updated_by }),
    ],
  ] as const;
  return (
    <Panel title={t('partners.facts')}>
      <dl className={layout.pairs}>
        {facts.map(([name, value], at) => (
          <div key={`${name}-${String(at)}`} className={css.pair}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

/** Whom to call. */
export function ContactsPanel({ partner: { contacts } }: Props) {
  const { t } = useTranslation();
  return (
    <Panel title={t('partners.contacts')} flush>
      {contacts.length === 0 && <p className={layout.none}>{t('partners.no_contacts')}</p>}
      <ul className={css.rows}>
        {contacts.map(({ name, role, email, phone }) => (
          <li key={`${name} ${email ?? ''}`}>
            <span className={css.who}>
              <b>{name}</b>
              {role && <span className={layout.soft}>{role}</span>}
            </span>
            <span className={css.who}>
              {email && <a href={`mailto:${email}`}>{email}</a>}
              {phone && <a href={`tel:${phone}`}>{phone}</a>}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** Customers that work with a partner. */
export function AccountsPanel({ partner: { accounts } }: Props) {
  const { t } = useTranslation();
  return (
    <Panel title={t('partners.accounts')} flush>
      {accounts.length === 0 && <p className={layout.none}>{t('partners.no_accounts')}</p>}
      <ul className={css.rows}>
        {accounts.map(({ id, name }) => (
          <li key={id}>
            <RouteLink to="admin.accounts.detail" params={{ id }}>
              {name}
            </RouteLink>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** What staff wrote down, the newest first. */
export function NotesPanel({ partner }: Props) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const [written, setWritten] = useState({ id: newKey(), text: '' });
  const note = useApiMutation(endpoints.partners.note, { refreshes: partnerReads });
  const text = written.text.trim();
  const send = (): void =>
    note.mutate(
      { params: { id: partner.id }, body: { id: written.id, text } },
      {
        onSuccess: () => setWritten({ id: newKey(), text: '' }),
        onError: ({ message }) => notifyRefused({ title: message }),
      },
    );
  return (
    <Panel title={t('partners.notes')} flush>
      <form
        className={css.noteForm}
        onSubmit={(event) => {
          event.preventDefault();
          if (text !== '' && !note.isPending) send();
        }}
      >
        <Textarea
          aria-label={t('partners.note_label')}
          placeholder={t('partners.note_label')}
          autosize={false}
          rows={2}
          maxLength={2000}
          value={written.text}
          onChange={({ currentTarget }) => setWritten((now) => ({ ...now, text: currentTarget.value }))}
        />
        <Button
          type="submit"
          h={32}
          px={12}
          fz={13}
          className={css.send ?? ''}
          loading={note.isPending}
          disabled={text === ''}
        >
          {t('partners.note_send')}
        </Button>
      </form>
      {partner.notes.length === 0 && <p className={layout.none}>{t('partners.no_notes')}</p>}
      <ul className={css.rows}>
        {partner.notes.map(({ id, text: said, by, at }) => (
          <li key={id}>
            <span className={css.noteText}>{said}</span>
            <span className={layout.soft}>{t('partners.by', { name: by, time: dateTime(at, ownZone()) })}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
