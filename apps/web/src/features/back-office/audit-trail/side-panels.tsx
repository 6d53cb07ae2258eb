import type { AuditEntry } from '@waybill/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/format/use-formats.ts';
import { ownZone } from '../../../lib/format/zones.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { RouteLink } from '../../../ui/route-link.tsx';
import css from './audit-trail.module.css';
import { SealChip } from './seal-chip.tsx';
import { pageOf } from './where.ts';
import { Who } from './who.tsx';
import { subjectWords } from './words.ts';

type Props = { readonly entry: AuditEntry };

function Facts({ facts }: { readonly facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className={css.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Record({ entry: { subject, account } }: Props) {
  const page = pageOf(subject.type, subject.id, account?.id ?? null);
  const name = subject.label ?? subject.id ?? subjectWords(subject.type);
  return (
    <>
      {page === null ? <span className={css.long}>{name}</span> : <RouteLink {...page}>{name}</RouteLink>}
      <span className={css.under}>{subjectWords(subject.type)}</span>
    </>
  );
}

/** Who, when, about what, of which account; and the ways to everything else of each. */
export function EntryPanel({ entry }: Props) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const { actor, subject, account } = entry;
  const accountPage = account && pageOf('account', account.id, account.id);
  return (
    <Panel title={t('audit_trail.entry')}>
      <Facts
        facts={[
          [t('audit_trail.column.who'), <Who key="who" actor={actor} />],
          [t('audit_trail.column.at'), dateTime(entry.at, ownZone())],
          [t('audit_trail.column.about'), <Record key="record" entry={entry} />],
          [
            t('audit_trail.column.account'),
            account === null ? (
              t('audit_trail.account_house')
            ) : accountPage === null ? (
              (account.name ?? account.id)
            ) : (
              <RouteLink key="account" {...accountPage}>
                {account.name ?? account.id}
              </RouteLink>
            ),
          ],
          [t('audit_trail.request_id'), <code key="request">{entry.request_id}</code>],
          [t('audit_trail.entry_id'), <code key="id">{entry.id}</code>],
        ]}
      />
      <div className={css.ways}>
        {subject.id !== null && (
          <LinkButton to="admin.audit" search={{ record: subject.id }}>
            {t('audit_trail.all_of_record')}
          </LinkButton>
        )}
        {actor.id !== null && (
          <LinkButton to="admin.audit" search={{ person: actor.id }}>
            {t('audit_trail.all_of_person')}
          </LinkButton>
        )}
        {account !== null && (
          <LinkButton to="admin.audit" search={{ account: account.id }}>
            {t('audit_trail.all_of_account')}
          </LinkButton>
        )}
      </div>
    </Panel>
  );
}

/** Its link in the chain of its account. */
export function SealPanel({ entry }: Props) {
  const { t } = useTranslation();
  const { dateTime, number } = useFormats();
  const { link, seal, account } = entry;
  const of = account === null ? t('audit_trail.house') : (account.name ?? account.id);
  return (
    <Panel title={t('audit_trail.chain')} aside={<SealChip state={seal} />}>
      <p className={css.hint}>{t(`audit_trail.seal_text.${seal}`)}</p>
      {link !== null && (
        <Facts
          facts={[
            [t('audit_trail.link'), t('audit_trail.link_of', { position: number(link.position), account: of })],
            [
              t('audit_trail.run'),
              link.sealed_at === null
                ? number(link.run)
                : `${number(link.run)} · ${dateTime(link.sealed_at, ownZone())}`,
            ],
            [t('audit_trail.hash'), <code key="hash">{link.hash}</code>],
            [t('audit_trail.previous'), <code key="previous">{link.previous}</code>],
          ]}
        />
      )}
    </Panel>
  );
}
