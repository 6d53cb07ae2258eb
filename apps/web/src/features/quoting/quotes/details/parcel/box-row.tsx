import { ActionIcon, Checkbox, Menu } from '@mantine/core';
import { packageTypes } from '@waybill/freight';
import { memo, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../../../lib/format/use-formats.ts';
import { IconCopy, IconDots, IconTrash } from '../../../../../ui/icons.ts';
import { useQuoteForm } from '../../draft/quote-form.ts';
import { PickCell } from '../../fields/pick-cell.tsx';
import { useListener } from '../../frame/use-listener.ts';
import { duplicateItem, focusItem, removeItem } from '../items/change-items.ts';
import { HazmatStrip } from '../items/hazmat-strip.tsx';
import lines from '../items/item-line.module.css';
import { useItem, type ItemForm } from '../items/use-item.ts';
import { BoxCells } from './box-cells.tsx';
import { BoxProblems } from './box-problems.tsx';
import css from './box-row.module.css';
import frame from '../../fields/line-row.module.css';
import type { MeasuredBox } from './measure-boxes.ts';

type Props = {
  readonly index: number;
  readonly itemKey: string;
  readonly box: MeasuredBox | undefined;
  readonly onEnter: (index: number) => void;
};

/** Where the billed weight of a box comes from, in figures. */
function Sum({ box }: { readonly box: MeasuredBox }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { cubicInches, actualPounds, billablePounds, dimPounds } = box.by139;
  const figures = {
    volume: number(cubicInches),
    quotient: number(cubicInches / 139, 2),
    pounds: number(billablePounds),
  };
  return (
    <span className={css.sum}>
      {t(actualPounds > (dimPounds ?? 0) ? 'quotes.parcel.sum_actual' : 'quotes.parcel.sum', figures)}
    </span>
  );
}

/** One line of boxes. It is drawn again only when it or its figures change. */
export const BoxRow = memo(function BoxRow({ index, itemKey, box, onEnter }: Props) {
  const { t } = useTranslation();
  const errorId = useId();
  const quoteForm = useQuoteForm();
  const { item, ...rest } = useItem(index, itemKey);
  const row = useListener<HTMLLIElement, 'keydown'>('keydown', (event) => {
    const { target } = event;
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || !(target instanceof HTMLInputElement)) return;
    // Enter belongs to the suggestion that is marked, and to boxes that are ticked.
    if (target.type === 'checkbox' || target.hasAttribute('aria-activedescendant')) return;
    event.preventDefault();
    onEnter(index);
  });
  if (item === undefined) return null;
  const lineForm: ItemForm = { ...rest, item };
  const number = index + 1;
  const name = (field: string): string => t('quotes.items.of_item', { field, number });
  return (
    <li ref={row} className={frame.row} data-item={itemKey} aria-label={t('quotes.items.item', { number })}>
      <div className={`${frame.cells} ${css.cells}`}>
        <span className={frame.number} aria-hidden="true">
          {number}
        </span>
        <BoxCells lineForm={lineForm} number={number} box={box} errorId={errorId} />
        <Menu>
          <Menu.Target>
            <ActionIcon size={28} className={frame.actions ?? ''} aria-label={t('quotes.items.actions', { number })}>
              <IconDots size={18} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item
              leftSection={<IconCopy size={16} aria-hidden="true" />}
              onClick={() => focusItem(duplicateItem(quoteForm, itemKey))}
            >
              {t('quotes.items.duplicate')}
            </Menu.Item>
            <Menu.Item
              leftSection={<IconTrash size={16} aria-hidden="true" />}
              onClick={() => removeItem(quoteForm, itemKey)}
            >
              {t('quotes.items.remove')}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </div>
      <div className={frame.below}>
        <BoxProblems lineForm={lineForm} id={errorId} />
        <div className={css.line}>
          <span className={css.packed}>
            <PickCell
              label={name(t('quotes.items.package'))}
              path={`${lineForm.path}.package_type`}
              value={item.package_type}
              choices={packageTypes.map((value) => ({ value, label: t(`terms.package_types.${value}`) }))}
              onChange={(value) => lineForm.change({ package_type: value }, 'package_type')}
              invalid={lineForm.problem('package_type') !== undefined}
              errorId={errorId}
            />
          </span>
          {(['additional_handling', 'non_rectangular', 'hazardous'] as const).map((flag) => {
            const label =
              flag === 'hazardous'
                ? t('quotes.items.hazardous')
                : t(flag === 'additional_handling' ? 'quotes.parcel.handling' : 'quotes.parcel.non_rectangular');
            return (
              <Checkbox
                key={flag}
                size="xs"
                label={label}
                aria-label={name(label)}
                checked={item[flag]}
                onChange={({ currentTarget }) => lineForm.change({ [flag]: currentTarget.checked }, 'hazmat')}
                classNames={{ label: lines.flag ?? '' }}
              />
            );
          })}
          {box && <Sum box={box} />}
        </div>
        {item.hazardous && <HazmatStrip lineForm={lineForm} number={number} />}
      </div>
    </li>
  );
});
