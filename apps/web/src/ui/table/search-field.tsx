import { CloseButton, TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { IconSearch } from '../icons.ts';
import type { List } from './use-list.ts';
import css from './list-tools.module.css';
import { useSlash } from './use-slash.ts';
import { useSearchHint } from './use-search-hint.ts';

type Props = {
  readonly list: Pick<List<'search'>, 'filters' | 'filter'>;
  readonly className: string | undefined;
  /** What can be looked for. */
  readonly label: string;
  /** Name of the button that empties the field. */
  readonly clearLabel: string;
};

/** So long after the last key the list is asked, in milliseconds. */
const pause = 300;

/** Filters a list by text while typing; Enter asks at once, Escape clears, and `/` comes here. */
export function SearchField({ list, className, label, clearLabel }: Props) {
  const hint = useSearchHint(label);
  const field = useRef<HTMLInputElement>(null);
  useSlash(field);
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
      ref={field}
      className={className ?? ''}
      type="search"
      maxLength={60}
      aria-label={label}
      placeholder={hint}
      leftSection={<IconSearch size={16} aria-hidden="true" />}
      rightSection={
        text === '' ? (
          <kbd className={css.key} aria-hidden="true">
            /
          </kbd>
        ) : (
          <CloseButton size="sm" aria-label={clearLabel} onClick={clear} />
        )
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
