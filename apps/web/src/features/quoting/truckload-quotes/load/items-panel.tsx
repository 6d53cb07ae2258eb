import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { IconPlus } from '../../../../ui/icons.ts';
import { Panel } from '../../../../ui/panel.tsx';
import { useChange, useChosen, useTruckDraft } from '../draft/truckload-form.ts';
import { palletItem } from '../draft/draft.ts';
import { ItemRow } from './item-row.tsx';
import css from './items-panel.module.css';

const most = 50;

/** Fills the floor: the last line takes what room for pallets the others leave. */
function FullFloor() {
  const { t } = useTranslation();
  const change = useChange();
  const pallets = useChosen()?.pallets ?? null;
  const items = useTruckDraft((draft) => draft.items);
  const others = items.slice(0, -1).reduce((sum, { quantity }) => sum + (quantity ?? 0), 0);
  if (pallets === null || pallets - others < 1) return null;
  return (
    <Button
      variant="subtle"
      onClick={() =>
        change(
          (now) => ({
            items: now.items.map((item, index) =>
              index === now.items.length - 1 ? { ...item, quantity: pallets - others } : item,
            ),
          }),
          `items.${items.length - 1}.quantity`,
        )
      }
    >
      {t('truckload.load.full_floor', { count: pallets - others })}
    </Button>
  );
}

/** What is loaded, line by line. */
export function ItemsPanel() {
  const { t } = useTranslation();
  const change = useChange();
  const items = useTruckDraft((draft) => draft.items);
  return (
    <Panel title={t('truckload.load.title')} note={t('quotes.items.lines', { count: items.length })} flush>
      <div className={css.panel}>
        <div className={css.head} aria-hidden="true">
          <span>{t('quotes.items.description')}</span>
          <span className={css.right}>{t('quotes.items.quantity')}</span>
          <span>{t('quotes.items.package')}</span>
          <span>{t('quotes.items.size')}</span>
          <span className={css.right}>{t('quotes.items.weight')}</span>
        </div>
        <ol className={css.rows}>
          {items.map((item, index) => (
            <ItemRow key={item.key} item={item} index={index} alone={items.length === 1} />
          ))}
        </ol>
        <div className={css.foot}>
          <Button
            variant="subtle"
            leftSection={<IconPlus size={16} aria-hidden="true" />}
            disabled={items.length >= most}
            onClick={() => change((now) => ({ items: [...now.items, palletItem()] }))}
          >
            {t('quotes.items.add')}
          </Button>
          <FullFloor />
        </div>
      </div>
    </Panel>
  );
}
