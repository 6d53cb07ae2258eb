import { Button } from '@mantine/core';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { later } from '../../../../../lib/later.tsx';
import { useFloat } from '../../../../../ui/float/use-float.ts';

const menu = later(() => import('./recent-lanes-menu.tsx').then((part) => part.RecentLanesMenu));

/** The lanes that were quoted lately, one click away while both ends are empty. */
export function RecentLanes() {
  const { t } = useTranslation();
  const { float, button, near } = useFloat(menu.fetch, 'menu');
  return (
    <>
      <Button {...button} variant="subtle" size="compact-sm">
        {t('quotes.lane.recent')}
      </Button>
      <Suspense>{near && <menu.Part float={float} />}</Suspense>
    </>
  );
}
