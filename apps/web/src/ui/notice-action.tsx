import { Button } from '@mantine/core';
import type { ReactNode } from 'react';

type Props = { readonly text: ReactNode; readonly label: string; readonly onRun: () => void };

/** The words of a notice with the way back below them. */
export function NoticeAction({ text, label, onRun }: Props) {
  return (
    <>
      {text && <div>{text}</div>}
      <Button size="compact-sm" mt={6} onClick={onRun}>
        {label}
      </Button>
    </>
  );
}
