import { Button } from '@mantine/core';
import type { RolePerson } from '@waybill/contract';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { localDay } from '../../../lib/format/today.ts';
import { useFormats } from '../../../lib/format/use-formats.ts';
import { useUser } from '../../../lib/session/use-user.ts';
import { ToneChip } from '../../../ui/freight/status/status-chip.tsx';
import { IconLock } from '../../../ui/icons.ts';
import { YouMark } from '../../../ui/you-mark.tsx';
import { When } from '../../../ui/when.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { RoleChips } from './role-chips.tsx';
import css from './staff-roles.module.css';

function Name({ person }: { readonly person: RolePerson }) {
  const { t } = useTranslation();
  const own = useUser()?.id === person.id;
  return (
    <span className={css.lines}>
      <span className={css.name}>
        <b>{person.name}</b>
        {own && <YouMark words={t('staff_roles.you')} />}
      </span>
      <span className={css.soft}>{person.email}</span>
      {person.disabled && (
        <ToneChip tone="stop" icon={IconLock}>
          {t('staff_roles.closed')}
        </ToneChip>
      )}
    </span>
  );
}

/** When a role was last given, and by whom where that was written down. */
function Given({ person: { roles } }: { readonly person: RolePerson }) {
  const { t } = useTranslation();
  const { date } = useFormats();
  const [latest] = roles.toSorted((one, other) => (one.granted_at < other.granted_at ? 1 : -1));
  if (latest === undefined) return null;
  const on = date(localDay(latest.granted_at));
  const by = latest.granted_by;
  return (
    <span className={css.soft}>
      {by === null ? t('staff_roles.given_on', { date: on }) : t('staff_roles.given_by', { date: on, name: by })}
    </span>
  );
}

/** The columns of who holds which role. */
export function usePeopleColumns(change: (person: RolePerson) => void): readonly Column<RolePerson>[] {
  const { t } = useTranslation();
  return useMemo(
    () => [
      {
        key: 'name',
        title: t('staff_roles.name'),
        card: 'head',
        width: '26%',
        cell: (row) => <Name person={row} />,
      },
      { key: 'roles', title: t('staff_roles.holds'), cell: (row) => <RoleChips roles={row.roles} /> },
      {
        key: 'belongs',
        title: t('staff_roles.belongs'),
        width: '14%',
        cell: (row) => row.account_name ?? t('staff_roles.staff'),
      },
      { key: 'given', title: t('staff_roles.given'), width: '15%', cell: (row) => <Given person={row} /> },
      {
        key: 'seen',
        title: t('staff_roles.seen'),
        width: '15%',
        cell: (row) => (
          <span className={css.soft}>
            {row.last_seen_at === null ? t('staff_roles.never_seen') : <When at={row.last_seen_at} />}
          </span>
        ),
      },
      {
        key: 'options',
        title: t('staff_roles.options'),
        quiet: true,
        width: '140px',
        cell: (row) => (
          <Button
            h={28}
            px={10}
            fz={13}
            aria-label={t('staff_roles.change_name', { name: row.name })}
            onClick={() => change(row)}
          >
            {t('staff_roles.change')}
          </Button>
        ),
      },
    ],
    [t, change],
  );
}
