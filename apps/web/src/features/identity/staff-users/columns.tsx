import { Button, Group } from '@mantine/core';
import type { StaffUserRow } from '@waybill/contract';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { localDay } from '../../../lib/format/today.ts';
import { useFormats } from '../../../lib/format/use-formats.ts';
import { ToneChip } from '../../../ui/freight/status/status-chip.tsx';
import { IconLock, IconShieldCheck } from '../../../ui/icons.ts';
import type { Column } from '../../../ui/table/column.ts';
import { LoginMenu } from './login-menu.tsx';
import css from './staff-users.module.css';

function Factor({ person: { two_factor_at: since } }: { readonly person: StaffUserRow }) {
  const { t } = useTranslation();
  const { date } = useFormats();
  if (since === null) return <span className="wb-soft">{t('staff_users.factor_off')}</span>;
  return (
    <span className={css.lines}>
      <ToneChip tone="go" icon={IconShieldCheck}>
        {t('staff_users.factor_on')}
      </ToneChip>
      <span className={css.soft}>{t('staff_users.factor_since', { date: date(localDay(since)) })}</span>
    </span>
  );
}

function Disabled({ state: { at, by, reason } }: { readonly state: NonNullable<StaffUserRow['disabled']> }) {
  const { t } = useTranslation();
  const { date } = useFormats();
  const since = date(localDay(at));
  return (
    <>
      <ToneChip tone="stop" icon={IconLock}>
        {t('staff_users.disabled')}
      </ToneChip>
      <span className={css.soft}>
        {by === null
          ? t('staff_users.factor_since', { date: since })
          : t('staff_users.disabled_by', { date: since, by })}
      </span>
      {reason !== null && <span className={css.soft}>{reason}</span>}
    </>
  );
}

/** The columns of the people who can log in. */
export function useUserColumns(reset: (person: StaffUserRow) => void): readonly Column<StaffUserRow>[] {
  const { t } = useTranslation();
  return useMemo(
    () => [
      {
        key: 'name',
        title: t('staff_users.name'),
        card: 'head',
        width: '34%',
        cell: (row) => (
          <span className={css.lines}>
            <b>{row.name}</b>
            <span className={css.soft}>{row.email}</span>
            {row.disabled !== null && <Disabled state={row.disabled} />}
          </span>
        ),
      },
      {
        key: 'belongs',
        title: t('staff_users.belongs'),
        cell: (row) => row.account_name ?? t('staff_users.staff'),
      },
      { key: 'factor', title: t('staff_users.factor'), width: '200px', cell: (row) => <Factor person={row} /> },
      {
        key: 'options',
        title: t('staff_users.options'),
        width: '240px',
        cell: (row) => (
          <Group gap="xs" wrap="nowrap" justify="flex-end">
            {row.may_reset && row.two_factor_at !== null && (
              <Button
                h={28}
                px={10}
                fz={13}
                aria-label={t('staff_users.reset_name', { name: row.name })}
                onClick={() => reset(row)}
              >
                {t('staff_users.reset')}
              </Button>
            )}
            <LoginMenu person={row} />
          </Group>
        ),
      },
    ],
    [t, reset],
  );
}
