import { Suspense, useState } from 'react';
import { later } from '../lib/later.tsx';
import { useSpareTime } from '../lib/spare-time.ts';
import type { ConfirmDialogProps } from './confirm-dialog.tsx';
import { useOpenedAfter } from './float/opened-after.ts';

const dialog = later(() => import('./confirm-dialog.tsx').then((part) => part.ConfirmDialog));

/** The same question as `ConfirmDialog`, for the first view of a page: its code comes after that. */
export function LaterConfirmDialog({ opened, ...question }: ConfirmDialogProps) {
  const [asked, setAsked] = useState(false);
  if (opened && !asked) setAsked(true);
  useSpareTime(dialog.fetch);
  const after = useOpenedAfter(opened);
  return <Suspense>{asked && <dialog.Part {...question} opened={after} />}</Suspense>;
}
