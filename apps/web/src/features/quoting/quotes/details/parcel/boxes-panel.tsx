import { Button } from '@mantine/core';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { IconPlus } from '../../../../../ui/icons.ts';
import { useQuoteForm, useDraft } from '../../draft/quote-form.ts';
import { addItem, focusItem } from '../items/change-items.ts';
import { BoxRow } from './box-row.tsx';
import { BoxSizes } from './box-sizes.tsx';
import panel from '../load-panel.module.css';
import css from './boxes-panel.module.css';
import { useBoxes } from './use-boxes.ts';

function Head() {
  const { t } = useTranslation();
  const columns = {
    contents: t('quotes.parcel.contents'),
    quantity: t('quotes.items.quantity'),
    size: t('quotes.items.size'),
    weight: t('quotes.parcel.weight'),
    dim139: t('quotes.parcel.dim', { divisor: 139 }),
    dim166: t('quotes.parcel.dim', { divisor: 166 }),
    billed: t('quotes.parcel.billed'),
    girth: t('quotes.parcel.girth'),
  };
  return (
    <div className={`${panel.columns} ${css.columns}`} aria-hidden="true">
      <span>#</span>
      {Object.entries(columns).map(([column, words]) => (
        <span key={column} data-cell={column}>
          {words}
        </span>
      ))}
    </div>
  );
}

/** The boxes, typed through with Tab alone, each with the weight it is billed by and why. */
export function BoxesPanel() {
  const { t } = useTranslation();
  const quoteForm = useQuoteForm();
  const items = useDraft((draft) => draft.details.items);
  const { boxes, count } = useBoxes();
  const enter = useCallback(
    (index: number) => {
      const next = quoteForm.draft.get().details.items[index + 1]?.key ?? addItem(quoteForm);
      if (next !== null) focusItem(next);
    },
    [quoteForm],
  );
  return (
    <section className={`${panel.panel} ${css.panel}`} aria-labelledby="quote-boxes">
      <header className={panel.head}>
        <h2 id="quote-boxes">{t('quotes.parcel.boxes')}</h2>
        <span className={panel.count}>{t('quotes.parcel.count', { count })}</span>
      </header>
      <Head />
      <ol className={panel.rows}>
        {items.map(({ key }, index) => (
          <BoxRow key={key} index={index} itemKey={key} box={boxes.find((box) => box.key === key)} onEnter={enter} />
        ))}
      </ol>
      <footer className={css.foot}>
        <Button
          variant="subtle"
          leftSection={<IconPlus size={16} aria-hidden="true" />}
          onClick={() => enter(items.length - 1)}
        >
          {t('quotes.parcel.add')}
        </Button>
        <BoxSizes />
        <span className={css.note}>{t('quotes.parcel.rounding')}</span>
      </footer>
    </section>
  );
}
