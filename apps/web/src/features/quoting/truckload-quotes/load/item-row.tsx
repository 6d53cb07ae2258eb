import { ActionIcon } from '@mantine/core';
import { Suspense, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { IconX } from '../../../../ui/icons.ts';
import {
  DescriptionBox,
  hazmatStrip,
  KindChecks,
  LineCell,
  lineCss,
  UnitCells,
  WeightCell,
  type ItemDraft,
} from '../../quotes/public.ts';
import { useChange } from '../draft/truckload-form.ts';
import css from './items-panel.module.css';
import { useTruckItem } from './use-truck-item.ts';

type Props = { readonly item: ItemDraft; readonly index: number; readonly alone: boolean };

/** One line: what it is, how many of what size, and what they weigh together. */
export function ItemRow({ item, index, alone }: Props) {
  const { t } = useTranslation();
  const errorId = useId();
  const changeDraft = useChange();
  const lineForm = useTruckItem(item, index);
  const { change, texts } = lineForm;
  const number = index + 1;
  const name = (field: string): string => t('quotes.items.of_item', { field, number });
  return (
    <li className={`${lineCss.row} ${css.row}`} data-part={t('quotes.items.item', { number })}>
      <div className={lineCss.cells}>
        <LineCell name="description" label={t('quotes.items.description')}>
          <DescriptionBox lineForm={lineForm} label={name(t('quotes.items.description'))} errorId={errorId} />
        </LineCell>
        <UnitCells
          lineForm={lineForm}
          number={number}
          errorId={errorId}
          onSize={(side, value) => change({ [side]: value, shipping_unit: '', asset_size: '' }, side)}
        />
        <WeightCell lineForm={lineForm} number={number} errorId={errorId} />
      </div>
      <div className={css.line}>
        <KindChecks lineForm={lineForm} number={number} />
        {!alone && (
          <ActionIcon
            variant="subtle"
            className={css.remove ?? ''}
            aria-label={name(t('quotes.items.remove'))}
            onClick={() => changeDraft((now) => ({ items: now.items.filter(({ key }) => key !== item.key) }), 'items')}
          >
            <IconX size={16} aria-hidden="true" />
          </ActionIcon>
        )}
      </div>
      {texts.length > 0 && (
        <ul id={errorId} className={lineCss.problems}>
          {texts.map(([field, text]) => (
            <li key={field}>{text}</li>
          ))}
        </ul>
      )}
      {item.hazardous && (
        <Suspense>
          <hazmatStrip.Part lineForm={lineForm} number={number} />
        </Suspense>
      )}
    </li>
  );
}
