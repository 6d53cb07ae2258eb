import { UnstyledButton } from '@mantine/core';
import { endpoints, mostAccountsAtOnce, type Ability, type StaffAccountRow } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../../../lib/session/use-user.ts';
import { useExport } from '../../../../ui/export/use-export.ts';
import { IconCalendarDue, IconDownload, IconMail, IconUser, IconX } from '../../../../ui/icons.ts';
import css from '../../../../ui/table/chosen-bar.module.css';
import type { Chosen } from '../../../../ui/table/use-chosen.ts';
import { ManyDialog, type ManyAct } from './many-dialogs.tsx';

const acts: readonly { readonly act: ManyAct; readonly ability: Ability; readonly icon: typeof IconUser }[] = [
  { act: 'owner', ability: 'staff.accounts.write', icon: IconUser },
  { act: 'terms', ability: 'staff.accounts.terms', icon: IconCalendarDue },
  { act: 'mail', ability: 'staff.credit', icon: IconMail },
];

/** How many accounts are chosen, and what can be done with all of them at once. */
export function ChosenAccounts({ selection }: { readonly selection: Chosen<StaffAccountRow> }) {
  const { t } = useTranslation();
  const may = useUser()?.abilities ?? [];
  const [act, setAct] = useState<ManyAct | null>(null);
  const { received, start } = useExport('staff_accounts');
  const { rows, clear } = selection;
  const tooMany = rows.length > mostAccountsAtOnce;
  return (
    <div className={css.bar} role="toolbar" aria-label={t('staff_accounts.many.label')}>
      <p className={css.count} role="status">
        <strong>{t('staff_accounts.many.count', { count: rows.length })}</strong>
        {tooMany && <span> · {t('staff_accounts.many.too_many', { count: mostAccountsAtOnce })}</span>}
      </p>
      {acts
        .filter(({ ability }) => may.includes(ability))
        .map(({ act: one, icon: Icon }) => (
          <UnstyledButton key={one} className={css.act} disabled={tooMany} onClick={() => setAct(one)}>
            <Icon size={16} aria-hidden="true" />
            {t(`staff_accounts.many.${one}`)}
          </UnstyledButton>
        ))}
      <UnstyledButton
        className={css.act}
        disabled={tooMany || received !== null}
        onClick={() =>
          start(
            endpoints.staffAccounts.csv,
            { ids: rows.map(({ id }) => id).join(',') },
            { name: 'accounts', ending: 'csv' },
          )
        }
      >
        <IconDownload size={16} aria-hidden="true" />
        {t('staff_accounts.export.csv')}
      </UnstyledButton>
      <UnstyledButton className={css.act} data-end onClick={clear}>
        <IconX size={16} aria-hidden="true" />
        {t('staff_accounts.many.clear')}
      </UnstyledButton>
      {act && (
        <ManyDialog
          act={act}
          rows={rows}
          onClose={() => {
            setAct(null);
          }}
        />
      )}
    </div>
  );
}
