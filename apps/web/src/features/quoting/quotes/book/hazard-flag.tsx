import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../../../ui/panel.tsx';
import { useStep } from '../frame/use-step.ts';

/** Says that nothing hazardous is declared, with the way to the items, where it would be. */
export function HazardFlag() {
  const { t } = useTranslation();
  const { goTo } = useStep();
  return (
    <Panel
      title={t('quotes.book.hazardous')}
      note={t('quotes.book.hazardous_none')}
      aside={
        <Button variant="subtle" size="compact-sm" onClick={() => void goTo('details')}>
          {t('quotes.book.hazardous_change')}
        </Button>
      }
      flush
    >
      {null}
    </Panel>
  );
}
