import { Button, Kbd } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { memo, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../../../lib/format/use-formats.ts';
import { IconPlus } from '../../../../../ui/icons.ts';
import { linearFiguresByItem } from '../../../../../ui/freight/shared/linear-length.ts';
import { useQuoteForm, useDraft } from '../../draft/quote-form.ts';
import type { MeasuredLoad } from '../load/use-load.ts';
import { useChecks } from '../load-checks.ts';
import { addItem, focusItem } from './change-items.ts';
import { ItemRow } from './item-row.tsx';
import panel from '../load-panel.module.css';
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
    <div className={`${panel.columns} ${css.columns}`} aria-hidden="true">
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
  const quoteForm = useQuoteForm();
  const keys = useDraft((draft) => draft.details.items.map(({ key }) => key).join(' ')).split(' ');
  const described = useDraft((draft) => draft.details.items.some(({ description }) => description !== ''));
  const feet = linearFiguresByItem(load.usedFeet, load.feetByItem, useFormats());
  const phone = useMediaQuery('(max-width: 48em)', false);
  // An empty line is not folded anyway.
  const checks = useChecks(phone && described);
  const [open, setOpen] = useState<string | null>(null);
  const enter = useCallback(
    (index: number) => {
      const next = quoteForm.draft.get().details.items[index + 1]?.key ?? addItem(quoteForm);
      if (next !== null) focusItem(next);
    },
    [quoteForm],
  );
  return (
    <section className={`${panel.panel} ${css.panel}`} aria-labelledby="quote-items">
      <header className={panel.head}>
        <h2 id="quote-items">{t('quotes.items.title')}</h2>
        <span className={panel.count}>{t('quotes.items.lines', { count: keys.length })}</span>
      </header>
      <Head />
      <ol className={panel.rows}>
        {keys.map((key, index) => (
          <ItemRow
            key={key}
            index={index}
            itemKey={key}
            feet={feet[key]}
            folded={phone && open !== key ? checks : null}
            onOpen={setOpen}
            onEnter={enter}
          />
        ))}
      </ol>
      <footer className={css.foot}>
        <Button
          variant="subtle"
          leftSection={<IconPlus size={16} aria-hidden="true" />}
          onClick={() => enter(keys.length - 1)}
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
