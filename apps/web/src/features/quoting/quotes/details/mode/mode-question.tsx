import { lazy, Suspense, useState } from 'react';
import type { ModeDialogProps } from './mode-dialog.tsx';

const ModeDialog = lazy(() => import('./mode-dialog.tsx').then((part) => ({ default: part.ModeDialog })));

/** The question about the mode, brought in when it is first asked; then it stays, so that it closes as it opened. */
export function ModeQuestion(props: ModeDialogProps) {
  const [asked, setAsked] = useState(false);
  if (props.prompt !== null && !asked) setAsked(true);
  return <Suspense>{asked && <ModeDialog {...props} />}</Suspense>;
}
