import { ActionIcon } from '@mantine/core';
import { memo, Suspense, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFloat } from '../../../../../ui/float/use-float.ts';
import { IconDots } from '../../../../../ui/icons.ts';
import { lineClass } from '../../draft/load-item.ts';
import type { ItemDraft } from '../../draft/draft.ts';
import { overridePair, waitsForAnswer } from '../../draft/request.ts';
import { onTheirUnits } from '../../draft/shared-units.ts';
import { useListener } from '../../frame/use-listener.ts';
import type { Checks } from '../load-checks.ts';
import { classOverride, hazmatStrip, itemActions, itemSummary, moreFields } from '../later-parts.ts';
import { focusItem } from './change-items.ts';
import { ItemCells } from './item-cells.tsx';
import { ItemLine } from './item-line.tsx';
import { ItemProblems } from './item-problems.tsx';
import { isIncomplete } from './is-incomplete.ts';
import lines from '../../fields/line-row.module.css';
import css from './item-row.module.css';
import { useItem, type ItemForm } from './use-item.ts';

type Props = {
  readonly index: number;
  readonly itemKey: string;
  readonly feet: string | undefined;
  /** On a phone only the line worked on is open; the others are read in two lines, once these find them whole. */
  readonly folded: Checks | null;
  readonly onOpen: (key: string) => void;
  /** What Enter in one of its fields does. */
  readonly onEnter: (index: number) => void;
};

function Actions({ itemKey, number }: { readonly itemKey: string; readonly number: number }) {
  const { t } = useTranslation();
  const { float, button, near } = useFloat(itemActions.fetch, 'menu');
  return (
    <>
      <ActionIcon
        {...button}
        size={28}
        className={lines.actions ?? ''}
        aria-label={t('quotes.items.actions', { number })}
      >
        <IconDots size={18} />
      </ActionIcon>
      <Suspense>{near && <itemActions.Part float={float} itemKey={itemKey} />}</Suspense>
    </>
  );
}

function Override({ lineForm }: { readonly lineForm: ItemForm }) {
  const { item, mates, change } = lineForm;
  const found = lineClass(item, mates);
  if (found === null || !waitsForAnswer(item, mates)) return null;
  return (
    <classOverride.Part
      chosen={found.freightClass}
      recommended={found.recommended}
      reason={found.reason}
      onKeep={() => change({ kept: overridePair(item, mates) }, 'freight_class')}
      onGoBack={() => change({ freight_class: null, kept: null }, 'freight_class')}
    />
  );
}

/** A line as it stands on the unit it shares. */
function standing(item: ItemDraft, mates: readonly ItemDraft[]): ItemDraft {
  return onTheirUnits(mates).find(({ key }) => key === item.key) ?? item;
}

/** One line of the load. It is drawn again only when it or its feet change. */
export const ItemRow = memo(function ItemRow({ index, itemKey, feet, folded, onOpen, onEnter }: Props) {
  const { t } = useTranslation();
  const errorId = useId();
  const [more, setMore] = useState(false);
  const { item: typed, ...rest } = useItem(index, itemKey);
  const item = typed && standing(typed, rest.mates);
  const box = useListener<HTMLLIElement, 'keydown'>('keydown', (event) => {
    if (
      event.key !== 'Enter' ||
      event.ctrlKey ||
      event.metaKey ||
      !(event.target instanceof HTMLInputElement) ||
      event.target.type === 'checkbox' ||
      // Enter belongs to the suggestion that is marked.
      event.target.hasAttribute('aria-activedescendant')
    )
      return;
    event.preventDefault();
    onEnter(index);
  });
  useEffect(() => {
    const row = box.current;
    const opened = (): void => onOpen(itemKey);
    row?.addEventListener('focusin', opened);
    return () => row?.removeEventListener('focusin', opened);
  });
  if (item === undefined || typed === undefined) return null;
  const lineForm: ItemForm = { ...rest, item: typed };
  const number = index + 1;
  function unfold(): void {
    onOpen(itemKey);
    focusItem(itemKey);
  }
  if (folded !== null && !isIncomplete(folded, item, rest.mates)) {
    return (
      <li className={css.folded} aria-label={t('quotes.items.item', { number })}>
        <Suspense>
          <itemSummary.Part item={item} mates={rest.mates} number={number} feet={feet} onOpen={unfold} />
        </Suspense>
      </li>
    );
  }
  return (
    <li ref={box} className={lines.row} data-item={itemKey} aria-label={t('quotes.items.item', { number })}>
      <div className={lines.cells}>
        <span className={lines.number} aria-hidden="true">
          {number}
        </span>
        <ItemCells lineForm={lineForm} number={number} feet={feet} errorId={errorId} />
        <Actions itemKey={itemKey} number={number} />
      </div>
      <div className={lines.below}>
        <ItemProblems lineForm={lineForm} id={errorId} />
        <ItemLine lineForm={lineForm} number={number} more={more} onMore={() => setMore(!more)} />
        <Suspense>{more && <moreFields.Part lineForm={lineForm} number={number} />}</Suspense>
        <Suspense>{item.hazardous && <hazmatStrip.Part lineForm={lineForm} number={number} />}</Suspense>
        <Suspense>
          <Override lineForm={lineForm} />
        </Suspense>
      </div>
    </li>
  );
});
