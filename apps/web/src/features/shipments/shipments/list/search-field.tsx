import { useTranslation } from 'react-i18next';
import { SearchField as TextSearch } from '../../../../ui/table/search-field.tsx';
import type { ShipmentList } from './filters.ts';

type Props = {
  readonly list: Pick<ShipmentList, 'filters' | 'filter'>;
  readonly className: string | undefined;
  /** In place of what customers look for. */
  readonly label?: string | undefined;
};

/** Looks for a number, city or carrier while typing; Enter asks at once, Escape clears. */
export function SearchField({ label, ...props }: Props) {
  const { t } = useTranslation();
  return (
    <TextSearch
      {...props}
      label={label ?? t('tracking.filter.search')}
      clearLabel={t('tracking.filter.clear_search')}
    />
  );
}
