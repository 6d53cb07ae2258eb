import { Popover } from '@mantine/core';
import { useEffect, type ReactNode, type RefObject } from 'react';
import { FloatAnchor } from '../float/float-anchor.tsx';
import css from './suggest.module.css';

type Props = {
  readonly id: string;
  readonly label: string;
  /** The field that they stand under. */
  readonly field: RefObject<HTMLElement | null>;
  readonly options: readonly { readonly key: string; readonly content: ReactNode }[];
  readonly marked: number;
  readonly onPick: (index: number) => void;
  /** Hears whether they are on the screen. */
  readonly onDrawn: (drawn: boolean) => void;
};

/** The suggestions under a field. The focus stays in the field. */
export function SuggestList({ id, label, field, options, marked, onPick, onDrawn }: Props) {
  useEffect(() => {
    onDrawn(true);
    return () => onDrawn(false);
  }, [onDrawn]);
  return (
    <Popover opened={options.length > 0} position="bottom-start" width={340} withRoles={false} closeOnEscape={false}>
      <Popover.Target>
        <FloatAnchor of={field} />
      </Popover.Target>
      <Popover.Dropdown className={css.box ?? ''} onMouseDown={(event) => event.preventDefault()}>
        <div role="listbox" id={id} aria-label={label}>
          {options.map(({ key, content }, index) => (
            <button
              key={key}
              type="button"
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === marked}
              className={css.option}
              onClick={() => onPick(index)}
            >
              {content}
            </button>
          ))}
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}
