import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../lib/format/use-formats.ts';
import { IconCloudOff, IconRefresh } from './icons.ts';
import { Notice } from './notice.tsx';

type Props = {
  /** The specification's words for what failed, else a plain sentence. */
  readonly message?: string | undefined;
  readonly retry: () => void;
  /** When what is still shown below was good, in milliseconds; nothing is shown below when left out. */
  readonly shownSince?: number | undefined;
  readonly flush?: boolean;
};

/** A load that failed: says so, keeps what was there with its time, and offers another try. */
export function LoadFailed({ message, retry, shownSince, flush = false }: Props) {
  const { t } = useTranslation();
  const { time } = useFormats();
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const again = (
    <Button onClick={retry} leftSection={<IconRefresh size={16} aria-hidden="true" />}>
      {t('common.retry_now')}
    </Button>
  );
  return (
    <Notice
      tone="stop"
      icon={IconCloudOff}
      title={message ?? t('common.failed_title')}
      action={again}
      flush={flush}
      live
    >
      {shownSince !== undefined &&
        t('common.failed_shown_below', { time: time(new Date(shownSince).toISOString(), zone) })}
    </Notice>
  );
}
