import { Button, Kbd } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { memo, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../../lib/format/use-formats.ts';
import { IconPlus } from '../../../../ui/icons.ts';
import { useDesk, useDraft } from '../../draft/draft-context.ts';
import type { MeasuredLoad } from '../load/use-load.ts';
import { addItem, focusItem } from './change-items.ts';
import { ItemRow } from './item-row.tsx';
import css from './items-panel.module.css';

const columns = ['description', 'quantity', 'package', 'size', 'weight', 'density', 'class', 'feet'] as const;

function Head() {
  const { t } = useTranslation();
  const metric = useFormats().units.length === 'cm';
  const unit = {
    density: metric ? 'kg/m³' : 'lb/ft³',
    feet: t(metric ? 'quotes.items.meters_short' : 'quotes.items.feet_short'),
  };
  return (
    <div className={css.columns} aria-hidden="true">
      <span>#</span>
      {columns.map((column) => (
        <span key={column} data-cell={column}>
          {column === 'density' || column === 'feet' ? unit[column] : t(`quotes.items.${column}`)}
        </span>
      ))}
    </div>
  );
}

/** The lines of the load, typed through with Tab alone. Enter goes on to the next line, and adds one after the last. */
export const ItemsPanel = memo(function ItemsPanel({ load }: { readonly load: MeasuredLoad }) {
  const { t } = useTranslation();
  const desk = useDesk();
  const items = useDraft((draft) => draft.details.items);
  const phone = useMediaQuery('(max-width: 48em)', false);
  const [open, setOpen] = useState<string | null>(null);
  const enter = useCallback(
    (index: number) => {
      const next = desk.draft.get().details.items[index + 1]?.key ?? addItem(desk);
      if (next !== null) focusItem(next);
    },
    [desk],
  );
  return (
    <section className={css.panel} aria-labelledby="quote-items">
      <header className={css.head}>
        <h2 id="quote-items">{t('quotes.items.title')}</h2>
        <span className={css.count}>{t('quotes.items.lines', { count: items.length })}</span>
      </header>
      <Head />
      <ol className={css.rows}>
        {items.map(({ key }, index) => (
          <ItemRow
            key={key}
            index={index}
            itemKey={key}
            feet={load.feetByItem[key]}
            folded={phone && open !== key}
            onOpen={setOpen}
            onEnter={enter}
          />
        ))}
      </ol>
      <footer className={css.foot}>
        <Button
          variant="subtle"
          leftSection={<IconPlus size={16} aria-hidden="true" />}
          onClick={() => enter(items.length - 1)}
        >
          {t('quotes.items.add')}
        </Button>
        <span className={css.keys} aria-hidden="true">
          <Kbd>Tab</Kbd> {t('quotes.items.tab')} <Kbd>Enter</Kbd> {t('quotes.items.enter')} <Kbd>Alt ↓</Kbd>{' '}
          {t('quotes.items.next_part')}
        </span>
      </footer>
    </section>
  );
});
