import { CloseButton, TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconSearch } from '../../../ui/icons.ts';
import type { ShipmentList } from './filters.ts';

/** So long after the last key the list is asked, in milliseconds. */
const pause = 300;

/** Looks for a number, city or carrier while typing; Enter asks at once, Escape clears. */
export function SearchField({
  list,
  className,
}: {
  readonly list: Pick<ShipmentList, 'filters' | 'filter'>;
  readonly className: string | undefined;
}) {
  const { t } = useTranslation();
  const asked = list.filters.search ?? '';
  const [text, setText] = useState(asked);
  const sent = useRef(asked);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const ask = (search: string): void => {
    clearTimeout(timer.current);
    sent.current = search.trim();
    if (sent.current !== asked) list.filter({ search: sent.current });
  };
  // The address can change without this field: the palette, a link, the way back.
  useEffect(() => {
    if (asked !== sent.current) setText(asked);
    sent.current = asked;
  }, [asked]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const change = (value: string): void => {
    setText(value);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => ask(value), pause);
  };
  const clear = (): void => {
    setText('');
    ask('');
  };
  return (
    <TextInput
      className={className ?? ''}
      type="search"
      maxLength={60}
      aria-label={t('tracking.filter.search')}
      placeholder={t('tracking.filter.search')}
      leftSection={<IconSearch size={16} aria-hidden="true" />}
      rightSection={
        text !== '' && <CloseButton size="sm" aria-label={t('tracking.filter.clear_search')} onClick={clear} />
      }
      value={text}
      onChange={(event) => change(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') ask(text);
        if (event.key === 'Escape') clear();
      }}
    />
  );
}
