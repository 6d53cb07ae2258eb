import { Button, Menu } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { endpoints, type RecentBox } from '@waybill/contract';
import { shownLength } from '@waybill/freight';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '../../../../../lib/api/query.ts';
import { useFormats } from '../../../../../lib/format/use-formats.ts';
import { useUser } from '../../../../../lib/session/use-user.ts';
import { changeItem, useQuoteForm } from '../../draft/quote-form.ts';
import { addItem, focusItem } from '../items/change-items.ts';

const inches = (length: number, width: number, height: number): RecentBox => ({
  length: { value: length, unit: 'in' },
  width: { value: width, unit: 'in' },
  height: { value: height, unit: 'in' },
});

/** Sizes that corrugated boxes are sold in. */
const common = [
  inches(8, 6, 4),
  inches(10, 8, 6),
  inches(12, 9, 6),
  inches(12, 12, 12),
  inches(14, 14, 14),
  inches(16, 12, 12),
  inches(18, 18, 16),
  inches(24, 18, 18),
];

/** Sizes of boxes to pick from: those of the account's latest quotes, and common ones. */
export function BoxSizes() {
  const { t } = useTranslation();
  const { number, units } = useFormats();
  const quoteForm = useQuoteForm();
  const query = useQuery({ ...apiQuery(endpoints.recents.show), enabled: useUser() !== null });
  const words = ({ length, width, height }: RecentBox): string =>
    `${[length, width, height].map((side) => number(shownLength(side, units.length), 1)).join(' × ')} ${units.length}`;
  const recent = query.data?.data.boxes ?? [];
  const known = new Set(recent.map(words));
  const others = common.filter((box) => !known.has(words(box)));

  /** Gives the size to the first box without one, else to a new box, and goes on to its weight. */
  function pick(box: RecentBox): void {
    const open = quoteForm.draft
      .get()
      .details.items.find(({ length, width, height }) => length === null && width === null && height === null);
    const key = open?.key ?? addItem(quoteForm);
    if (key === null) return;
    changeItem(quoteForm, key, box);
    focusItem(key, 'weight');
  }
  const entries = (boxes: readonly RecentBox[]) =>
    boxes.map((box) => (
      <Menu.Item key={words(box)} onClick={() => pick(box)}>
        {words(box)}
      </Menu.Item>
    ));
  return (
    <Menu position="bottom-start" width={220} returnFocus={false}>
      <Menu.Target>
        <Button variant="subtle">{t('quotes.parcel.sizes')}</Button>
      </Menu.Target>
      <Menu.Dropdown mah={360} style={{ overflowY: 'auto' }}>
        {recent.length > 0 && <Menu.Label>{t('quotes.parcel.sizes_recent')}</Menu.Label>}
        {entries(recent)}
        <Menu.Label>{t('quotes.parcel.sizes_common')}</Menu.Label>
        {entries(others)}
      </Menu.Dropdown>
    </Menu>
  );
}
