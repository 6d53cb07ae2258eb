import { ActionIcon, Button, Select } from '@mantine/core';
import { perPageChoices } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../lib/format/use-formats.ts';
import { IconChevronLeft, IconChevronRight } from '../icons.ts';
import styles from './pager.module.css';
import type { List } from './use-list.ts';

/** The figures a page of the server comes with. */
export type PageMeta = {
  readonly current_page: number;
  readonly from: number | null;
  readonly to: number | null;
  readonly last_page: number;
  readonly total: number;
  readonly total_is_exact: boolean;
};

type Props = {
  readonly meta: PageMeta | undefined;
  readonly list: Pick<List<string>, 'page' | 'perPage' | 'goToPage' | 'setPerPage'>;
  /** Stands at the foot of a column beside something else: arrows without words, and no choice of rows. */
  readonly narrow?: boolean;
};

type TurnProps = {
  readonly way: 'previous' | 'next';
  readonly narrow: boolean;
  readonly disabled: boolean;
  readonly turn: () => void;
};

/** Goes a page back or on. */
function Turn({ way, narrow, disabled, turn }: TurnProps) {
  const { t } = useTranslation();
  const words = t(`common.${way}`);
  const Icon = way === 'previous' ? IconChevronLeft : IconChevronRight;
  const picture = <Icon size={16} aria-hidden="true" />;
  if (narrow)
    return (
      <ActionIcon variant="subtle" aria-label={words} disabled={disabled} onClick={turn}>
        {picture}
      </ActionIcon>
    );
  const sections = way === 'previous' ? { leftSection: picture } : { rightSection: picture };
  return (
    <Button variant="subtle" disabled={disabled} onClick={turn} {...sections}>
      {words}
    </Button>
  );
}

/** Foot of a list of several pages: which rows are shown, how many to a page, and the way to the next. */
export function Pager({ meta, list, narrow = false }: Props) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const choices = [...new Set<number>([...perPageChoices, list.perPage])].toSorted((one, other) => one - other);
  const page = meta?.current_page ?? list.page;
  const pages = meta?.last_page ?? page;
  if (page <= 1 && pages <= 1) return null;
  const figures = { from: number(meta?.from ?? 0), to: number(meta?.to ?? 0), total: number(meta?.total ?? 0) };
  return (
    <nav className={styles.pager} aria-label={t('common.pages')}>
      <span className={styles.shown}>
        {meta ? t(meta.total_is_exact ? 'common.rows_shown' : 'common.rows_many', figures) : t('common.loading')}
      </span>
      {!narrow && (
        <Select
          aria-label={t('common.rows_per_page')}
          className={styles.size}
          value={String(list.perPage)}
          onChange={(rows) => list.setPerPage(Number(rows))}
          data={choices.map((rows) => ({ value: String(rows), label: t('common.per_page', { count: rows }) }))}
        />
      )}
      <span className={styles.turn}>
        <Turn way="previous" narrow={narrow} disabled={page <= 1} turn={() => list.goToPage(page - 1)} />
        <span className={styles.page}>{t('common.page_of', { page: number(page), pages: number(pages) })}</span>
        <Turn way="next" narrow={narrow} disabled={page >= pages} turn={() => list.goToPage(page + 1)} />
      </span>
    </nav>
  );
}
