import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { IconX } from '../../../../ui/icons.ts';
import { useCreatedWords } from './created-range.tsx';
import { modeIn, statusIn, type QuoteFilter, type QuoteList } from './filters.ts';
import css from './tools.module.css';

type Props = { readonly list: QuoteList };
type Chip = { readonly words: string; readonly drops: readonly QuoteFilter[] };

/** Filters that are set, each with the way to drop it. */
export function FilterChips({ list }: Props) {
  const { t } = useTranslation();
  const created = useCreatedWords(list);
  const [status, mode] = [statusIn(list), modeIn(list)];
  const { search } = list.filters;
  const chips: Chip[] = [
    ...(search ? [{ words: `“${search}”`, drops: ['search'] as const }] : []),
    ...(status ? [{ words: t(`quote_lists.status.${status}`), drops: ['status'] as const }] : []),
    ...(mode ? [{ words: t(`terms.modes.${mode}`), drops: ['mode'] as const }] : []),
    ...(created === null
      ? []
      : [{ words: `${t('quote_lists.filter.created')}: ${created}`, drops: ['from', 'to'] as const }]),
  ];
  if (chips.length === 0) return null;
  return (
    <ul className={css.chips} aria-label={t('quote_lists.filter.set')}>
      {chips.map(({ words, drops }) => (
        <li key={drops[0]}>
          <button
            type="button"
            className={css.chip}
            aria-label={t('common.remove_filter', { filter: words })}
            onClick={() => list.filter(Object.fromEntries(drops.map((name) => [name, ''])))}
          >
            <span>{words}</span>
            <IconX size={14} aria-hidden="true" />
          </button>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <Button variant="subtle" size="compact-sm" onClick={list.clearFilters}>
            {t('common.clear_all')}
          </Button>
        </li>
      )}
    </ul>
  );
}
