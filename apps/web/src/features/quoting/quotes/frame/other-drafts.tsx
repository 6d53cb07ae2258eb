import { Suspense } from 'react';
import { later } from '../../../../lib/later.tsx';
import { useOtherDrafts } from './use-saved-drafts.ts';

const menu = later(() => import('./other-drafts-menu.tsx').then((part) => part.OtherDraftsMenu));
const notice = later(() => import('./split-notice.tsx').then((part) => part.SplitNotice));

/** The person's other drafts, as soon as there is one. */
export function OtherDraftsMenu() {
  const { others } = useOtherDrafts();
  return <Suspense>{others.length > 0 && <menu.Part />}</Suspense>;
}

/** That the same quote was typed in elsewhere, and where that is. */
export function SplitNotice() {
  const { split } = useOtherDrafts();
  return <Suspense>{split && <notice.Part />}</Suspense>;
}
