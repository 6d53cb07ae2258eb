import { useMediaQuery } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';

/** What stands in an empty search field: on a phone, where its whole name would be cut off, only that one can search. */
export function useSearchHint(name: string): string {
  const { t } = useTranslation();
  return useMediaQuery('(max-width: 30em)') ? t('common.search') : name;
}
