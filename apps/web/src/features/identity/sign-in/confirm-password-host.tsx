import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { bindPasswordQuestion } from '../../../lib/session/password-question.ts';

const ConfirmPasswordDialog = lazy(() =>
  import('./confirm-password-dialog.tsx').then((module) => ({ default: module.ConfirmPasswordDialog })),
);

/** Stands above every page and shows the question for the password when a call needs it. One question serves all calls. */
export function ConfirmPasswordHost() {
  const [asking, setAsking] = useState(false);
  const waiting = useRef<((confirmed: boolean) => void)[]>([]);
  useEffect(
    () =>
      bindPasswordQuestion(() => {
        setAsking(true);
        return new Promise<boolean>((resolve) => waiting.current.push(resolve));
      }),
    [],
  );
  function answer(confirmed: boolean): void {
    setAsking(false);
    for (const resolve of waiting.current.splice(0)) resolve(confirmed);
  }
  return <Suspense fallback={null}>{asking && <ConfirmPasswordDialog onAnswer={answer} />}</Suspense>;
}
