import { Button } from '@mantine/core';
import type { AccountAddress, StaffAccount } from '@waybill/contract';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../../../lib/session/use-user.ts';
import { Panel } from '../../../../ui/panel.tsx';
import css from '../staff-accounts.module.css';
import { ContactDialog, type Contact as Which } from './contact-dialog.tsx';
import { OwnerDialog } from './owner-dialog.tsx';

function Contact({ of }: { readonly of: AccountAddress }) {
  const { t } = useTranslation();
  const name = [of.first_name, of.last_name].filter(Boolean).join(' ');
  const place = [...of.street_lines, [of.city, of.state, of.postal_code].filter(Boolean).join(' ')].filter(Boolean);
  if (name === '' && of.email === null && of.phone === null && place.length === 0)
    return <dd className="wb-soft">{t('staff_accounts.contacts.none')}</dd>;
  return (
    <>
      {name !== '' && <dd>{name}</dd>}
      {of.email !== null && (
        <dd>
          <a href={`mailto:${of.email}`}>{of.email}</a>
        </dd>
      )}
      {of.phone !== null && (
        <dd>
          <a href={`tel:${of.phone}`}>{of.phone}</a>
        </dd>
      )}
      {place.map((line) => (
        <dd key={line} className="wb-soft">
          {line}
        </dd>
      ))}
    </>
  );
}

type PartProps = { readonly title: string; readonly edit: (() => void) | null; readonly children: ReactNode };

function Part({ title, edit, children }: PartProps) {
  const { t } = useTranslation();
  return (
    <div>
      <dt>
        {title}
        {edit && (
          <Button
            variant="subtle"
            size="compact-xs"
            aria-label={t('staff_accounts.contacts.edit_of', { name: title })}
            onClick={edit}
          >
            {t('staff_accounts.contacts.edit')}
          </Button>
        )}
      </dt>
      {children}
    </div>
  );
}

/** Whom to call, for what: the primary contact, accounting, and who of the staff sells to it. */
export function ContactsPanel({ account }: { readonly account: StaffAccount }) {
  const { t } = useTranslation();
  const may = useUser()?.abilities.includes('staff.accounts.write') ?? false;
  const [editing, setEditing] = useState<Which | 'owner' | null>(null);
  const close = (): void => setEditing(null);
  const edit = (which: Which | 'owner') => (may ? () => setEditing(which) : null);
  return (
    <Panel title={t('staff_accounts.contacts.title')}>
      <dl className={css.contacts}>
        <Part title={t('staff_accounts.contacts.primary')} edit={edit('address')}>
          <Contact of={account.address} />
        </Part>
        <Part title={t('staff_accounts.contacts.accounting')} edit={edit('billing_address')}>
          {account.billing_address === null ? (
            <dd className="wb-soft">{t('staff_accounts.contacts.same')}</dd>
          ) : (
            <Contact of={account.billing_address} />
          )}
        </Part>
        <Part title={t('staff_accounts.contacts.owner')} edit={edit('owner')}>
          <dd>{account.sales_owner?.name ?? t('staff_accounts.contacts.nobody')}</dd>
        </Part>
      </dl>
      {editing === 'owner' && <OwnerDialog account={account} onClose={close} />}
      {editing !== null && editing !== 'owner' && <ContactDialog of={editing} account={account} onClose={close} />}
    </Panel>
  );
}
