import { Switch } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { endpoints, type AccountBrand } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { queryKey, useApiMutation } from '../../../../lib/api/query.ts';
import { notifyDone } from '../../../../ui/notify.ts';

const { show, tracking } = endpoints.brand;

/** Whether the public tracking page of a shipment opens by its link only, or by its number as well. */
export function LinkOnly({ brand, may }: { readonly brand: AccountBrand; readonly may: boolean }) {
  const { t } = useTranslation();
  const cache = useQueryClient();
  const saving = useApiMutation(tracking);
  const choose = async (linkOnly: boolean): Promise<void> => {
    const answer = await saving.mutateAsync({ body: { number_shows: linkOnly ? 'nothing' : 'progress' } });
    cache.setQueryData(queryKey(show, {}), answer);
    notifyDone({ title: t(linkOnly ? 'settings.brand.link_only_on' : 'settings.brand.link_only_off') });
  };
  return (
    <Switch
      label={t('settings.brand.link_only')}
      description={t('settings.brand.link_only_note')}
      checked={brand.number_shows === 'nothing'}
      disabled={!may || saving.isPending}
      error={saving.error?.message}
      onChange={({ currentTarget }) => void choose(currentTarget.checked).catch(() => undefined)}
    />
  );
}
