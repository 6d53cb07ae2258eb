import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import type { Typed } from '../../../../ui/suggest/use-typed.ts';
import cells from './cells.module.css';

type Props = ComponentProps<'input'> & {
  readonly lineForm: {
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
export function DescriptionBox({ lineForm, label, errorId, looking, ...suggested }: Props) {
  const { t } = useTranslation();
  const wrong = lineForm.problem('description') !== undefined;
  return (
    <input
      {...suggested}
      className={cells.box}
      aria-label={label}
      aria-invalid={wrong}
      aria-describedby={wrong ? errorId : undefined}
      data-path={`${lineForm.path}.description`}
      value={lineForm.item.description}
      maxLength={160}
      placeholder={t('quotes.items.description_hint')}
      autoComplete="off"
      onChange={({ currentTarget }) => {
        looking?.onType(currentTarget.value);
        lineForm.change({ description: currentTarget.value }, 'description');
      }}
      onBlur={() => {
        looking?.onClose();
        lineForm.leave('description');
      }}
    />
  );
}
