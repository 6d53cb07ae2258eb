import { Button } from '@mantine/core';
import { Suspense, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { later } from '../../../../../lib/later.tsx';
import { useFloat } from '../../../../../ui/float/use-float.ts';
import { IconCalendar } from '../../../../../ui/icons.ts';

const sheet = later(() => import('./month-sheet.tsx').then((part) => part.MonthSheet));

type Props = Omit<ComponentProps<typeof sheet.Part>, 'float'>;

/** A calendar for later days, a month at a time. */
export function MonthPicker(props: Props) {
  const { t } = useTranslation();
  const { float, button, near } = useFloat(sheet.fetch, 'dialog');
  return (
    <>
      <Button
        {...button}
        variant="subtle"
        size="compact-sm"
        leftSection={<IconCalendar size={16} aria-hidden="true" />}
      >
        {t('quotes.pickup.later')}
      </Button>
      <Suspense>{near && <sheet.Part {...props} float={float} />}</Suspense>
    </>
  );
}
