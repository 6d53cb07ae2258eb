import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { IconRefresh } from '../../../../ui/icons.ts';
import { Notice } from '../../../../ui/notice.tsx';
import type { Outdated } from '../frame/use-quoted.ts';

type Props = { readonly outdated: Exclude<Outdated, null>; readonly asking: boolean; readonly onAsk: () => void };

/** Rates that no longer hold cannot be booked; getting them again is the way on. */
export function OutdatedNotice({ outdated, asking, onAsk }: Props) {
  const { t } = useTranslation();
  return (
    <Notice
      tone="care"
      live
      title={t(outdated === 'changed' ? 'errors.quote_changed' : 'errors.quote_expired')}
      action={
        <Button
          variant="filled"
          leftSection={<IconRefresh size={16} aria-hidden="true" />}
          loading={asking}
          onClick={onAsk}
        >
          {t('quotes.rates.again')}
        </Button>
      }
    >
      {t('quotes.rates.again_text')}
    </Notice>
  );
}
