import { UnstyledButton } from '@mantine/core';
import { IconInfoCircle } from '../icons.ts';
import { Tip } from '../tip/tip.tsx';
import css from './means.module.css';

type Props = {
  /** What the button is called for those who hear it. */
  readonly label: string;
  /** What a figure counts. */
  readonly text: string;
};

/** Says what a figure counts, under the pointer, the focus or a finger. */
export function Means({ label, text }: Props) {
  return (
    <Tip label={text} multiline maw={320} touch>
      <UnstyledButton className={css.means} aria-label={label} aria-description={text}>
        <IconInfoCircle size={16} aria-hidden="true" />
      </UnstyledButton>
    </Tip>
  );
}
