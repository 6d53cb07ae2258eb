import { Button } from '@mantine/core';
import type { AccountAddress, AccountDetails } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconPencil } from '../../../../ui/icons.ts';
import { Panel } from '../../../../ui/panel.tsx';
import css from './account.module.css';
import { AddressDialog } from './address-dialog.tsx';

type Props = { readonly of: 'account' | 'billing'; readonly account: AccountDetails; readonly may: boolean };

function Lines({ address }: { readonly address: AccountAddress }) {
  const { t } = useTranslation();
  const { first_name, last_name, email, phone, street_lines, city, state, postal_code, country } = address;
  const name = [first_name, last_name].filter((part) => part !== null).join(' ');
  const place = [city, [state, postal_code].filter((part) => part !== null).join(' ')].filter(Boolean).join(', ');
  const lines = [...street_lines, place, country ? t(`terms.countries.${country}`) : ''].filter((line) => line !== '');
  return (
    <div className={css.address}>
      {name !== '' && <b>{name}</b>}
      {lines.length === 0 && <span className="wb-soft">{t('settings.address.none')}</span>}
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
      {phone !== null && <span className={css.soft}>{phone}</span>}
      {email !== null && <span className={css.soft}>{email}</span>}
    </div>
  );
}

/** One of the account's two addresses with its contact, and the way to change it for those who may. */
export function AddressPanel({ of, account, may }: Props) {
  const { t } = useTranslation();
  const [editing, setEditing] = useState(false);
  const address = of === 'account' ? account.address : account.billing_address;
  const edit = (
    <Button
      variant="subtle"
      aria-label={t(`settings.address.edit_${of}`)}
      leftSection={<IconPencil size={16} aria-hidden="true" />}
      onClick={() => setEditing(true)}
    >
      {t('settings.address.edit')}
    </Button>
  );
  return (
    <Panel title={t(`settings.address.${of}`)} aside={may && edit}>
      <p className={css.about}>{t(may ? `settings.address.${of}_note` : 'settings.address.owner_only')}</p>
      {address === null ? <p>{t('settings.address.same')}</p> : <Lines address={address} />}
      {editing && <AddressDialog of={of} account={account} onClose={() => setEditing(false)} />}
    </Panel>
  );
}
