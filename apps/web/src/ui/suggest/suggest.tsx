import {
  cloneElement,
  Suspense,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react';
import { later } from '../../lib/later.tsx';
import { useSpareTime } from '../../lib/spare-time.ts';
import css from './suggest.module.css';

const list = later(() => import('./suggest-list.tsx').then((part) => part.SuggestList));

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

type Field = ReactElement<{ readonly ref?: Ref<HTMLElement>; readonly onKeyDown?: (event: KeyboardEvent) => void }>;

/** Suggestions under a field: the first is marked, arrows move, Enter picks, Tab and Escape go on without. */
export function Suggest<Item>({ label, items, keyOf, renderItem, open, onPick, onClose, children }: Props<Item>) {
  const id = useId();
  const field = useRef<HTMLElement>(null);
  const shown = open && items.length > 0;
  // Enter takes nothing that nobody has seen.
  const [drawn, setDrawn] = useState(false);
  // The best one is marked, so that Enter alone takes it.
  const [mark, setMark] = useState({ of: items, at: 0 });
  const marked = mark.of === items ? mark.at : 0;
  useSpareTime(list.fetch);
  function pick(index: number): void {
    const item = items[index];
    if (item !== undefined) onPick(item);
    onClose();
  }
  function press(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: items.length - 1 }[event.key];
    if (step !== undefined) setMark({ of: items, at: (marked + step) % items.length });
    else if (event.key === 'Enter') pick(marked);
    else if (event.key === 'Escape') onClose();
    else return;
    event.preventDefault();
  }
  const said = shown &&
    drawn && {
      'aria-haspopup': 'listbox',
      'aria-autocomplete': 'list',
      'aria-controls': id,
      'aria-activedescendant': `${id}-${marked}`,
      // Escape closes the suggestions, not the dialog that the field may stand in.
      'data-mantine-stop-propagation': true,
      onKeyDown: press,
    };
  return (
    <>
      {cloneElement(children as Field, { ref: field, ...said })}
      {shown && (
        <Suspense>
          <list.Part
            id={id}
            label={label}
            field={field}
            options={items.map((item) => ({ key: keyOf(item), content: renderItem(item) }))}
            marked={marked}
            onPick={pick}
            onDrawn={setDrawn}
          />
        </Suspense>
      )}
    </>
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
