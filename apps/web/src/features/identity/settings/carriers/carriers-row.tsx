import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../../../lib/session/use-user.ts';
import { SettingRow } from '../preferences/setting-row.tsx';
import { CarrierDialog } from './carrier-dialog.tsx';
import { carriersQuery } from './use-carrier-visibility.ts';

/** Which carriers are asked for rates, and the way to choose them. Staff have no account to choose for. */
export function CarriersRow() {
  const { t } = useTranslation();
  const user = useUser();
  const [open, setOpen] = useState(false);
  const may = user?.abilities.includes('quote.read') ?? false;
  const { data } = useQuery({ ...carriersQuery(), enabled: may });
  if (!may) return null;
  const count = (visibility: string) =>
    data?.data.filter((one) => one.visibility === visibility && !one.blocked).length ?? 0;
  const [preferred, hidden] = [count('preferred'), count('excluded')];
  const counts =
    preferred + hidden === 0 ? t('settings.carriers.all_shown') : t('settings.carriers.counts', { preferred, hidden });
  return (
    <SettingRow label={t('settings.carriers.title')} hint={t('settings.carriers.hint')} note={data && counts}>
      <Button onClick={() => setOpen(true)}>{t('settings.carriers.open')}</Button>
      {open && <CarrierDialog onClose={() => setOpen(false)} />}
    </SettingRow>
  );
}
