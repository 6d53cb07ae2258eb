import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import type { Typed } from '../../../../ui/suggest/use-typed.ts';
import cells from './cells.module.css';

type Props = ComponentProps<'input'> & {
  readonly desk: {
    readonly item: { readonly description: string };
    readonly path: string;
    readonly change: (changes: { description?: string }, ...fields: readonly string[]) => void;
    readonly leave: (field: string) => void;
    readonly problem: (field: string) => string | undefined;
  };
  /** What it is called, with the line it stands in. */
  readonly label: string;
  readonly errorId: string;
  /** Where suggestions come under it: what they go by. */
  readonly looking?: Typed;
};

/** What a line is, in words. */
export function DescriptionBox({ desk, label, errorId, looking, ...suggested }: Props) {
  const { t } = useTranslation();
  const wrong = desk.problem('description') !== undefined;
  return (
    <input
      {...suggested}
      className={cells.box}
      aria-label={label}
      aria-invalid={wrong}
      aria-describedby={wrong ? errorId : undefined}
      data-path={`${desk.path}.description`}
      value={desk.item.description}
      maxLength={160}
      placeholder={t('quotes.items.description_hint')}
      autoComplete="off"
      onChange={({ currentTarget }) => {
        looking?.onType(currentTarget.value);
        desk.change({ description: currentTarget.value }, 'description');
      }}
      onBlur={() => {
        looking?.onClose();
        desk.leave('description');
      }}
    />
  );
}
