import { Combobox, useCombobox } from '@mantine/core';
import { useEffect, type ReactElement, type ReactNode } from 'react';
import css from './suggest.module.css';

type Props<Item> = {
  /** Name of the list, as it is read out. */
  readonly label: string;
  /** The same array for as long as they are the same. */
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => string;
  readonly renderItem: (item: Item) => ReactNode;
  /** Whether something is typed that suggestions go with. */
  readonly open: boolean;
  readonly onPick: (item: Item) => void;
  readonly onClose: () => void;
  /** The field. What is typed in it stays as it is until a suggestion is picked. */
  readonly children: ReactElement;
};

/** Suggestions under a field: the first is marked, arrows move, Enter picks, Tab and Escape go on without. */
export function Suggest<Item>({ label, items, keyOf, renderItem, open, onPick, onClose, children }: Props<Item>) {
  const shown = open && items.length > 0;
  const combobox = useCombobox({ opened: shown, onDropdownClose: onClose });
  const { resetSelectedOption, selectFirstOption, targetRef } = combobox;
  // The best one is marked, so that Enter alone takes it.
  useEffect(() => {
    if (!shown || items.length === 0) {
      resetSelectedOption();
      return undefined;
    }
    const field = targetRef.current;
    const drawn = requestAnimationFrame(() => {
      const first = selectFirstOption();
      // Arrows tell by themselves which one is marked; the first one has to be told.
      if (first !== null) field?.setAttribute('aria-activedescendant', first);
    });
    return () => {
      cancelAnimationFrame(drawn);
      field?.removeAttribute('aria-activedescendant');
    };
  }, [items, shown, resetSelectedOption, selectFirstOption, targetRef]);
  return (
    <Combobox
      store={combobox}
      position="bottom-start"
      width={340}
      onOptionSubmit={(key) => {
        const item = items.find((one) => keyOf(one) === key);
        if (item !== undefined) onPick(item);
        onClose();
      }}
    >
      <Combobox.Target withAriaAttributes={shown}>{children}</Combobox.Target>
      <Combobox.Dropdown hidden={!shown} className={css.box ?? ''}>
        <Combobox.Options aria-label={label}>
          {items.map((item) => (
            <Combobox.Option key={keyOf(item)} value={keyOf(item)} className={css.option ?? ''}>
              {renderItem(item)}
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}

/** A suggestion in two lines: what it is, and what tells it from others. */
export function SuggestionLines({ name, detail }: { readonly name: string; readonly detail: string }) {
  return (
    <span className={css.lines}>
      <b>{name}</b>
      <span>{detail}</span>
    </span>
  );
}
