import { UnstyledButton } from '@mantine/core';
import { openInvoiceFilters } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../../lib/format/use-formats.ts';
import type { Summary } from '../summary/summary-query.ts';
import css from './tools.module.css';
import { filterIn, type OpenList } from './filters.ts';

type Props = {
  readonly list: Pick<OpenList, 'filters' | 'filter'>;
  /** How many each holds; left out while unknown. */
  readonly counts: Summary['counts'] | undefined;
};

/** All, Current, Past Due, Disputed, each with how many there are. */
export function FilterBar({ list, counts }: Props) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const chosen = filterIn(list);
  return (
    <div className={css.filters} role="group" aria-label={t('invoices.filter.label')}>
      {openInvoiceFilters.map((filter) => (
        <UnstyledButton
          key={filter}
          className={css.filter}
          aria-pressed={chosen === filter}
          onClick={() => list.filter({ filter: filter === 'all' ? '' : filter })}
        >
          {t(`invoices.filter.${filter}`)} <span className={css.count}>{counts ? number(counts[filter]) : ' '}</span>
        </UnstyledButton>
      ))}
    </div>
  );
}
