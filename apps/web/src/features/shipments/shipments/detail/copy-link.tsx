import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { IconCheck, IconLink } from '../../../../ui/icons.ts';
import { useCopy } from '../../../../ui/use-copy.ts';

/** Copies the address of the public page, and says so on the button itself. */
export function CopyLink({ url }: { readonly url: string }) {
  const { t } = useTranslation();
  const { copied, copy } = useCopy(url, t('tracking.copy_failed'));
  const Icon = copied ? IconCheck : IconLink;
  return (
    <>
      <Button variant="subtle" onClick={copy} leftSection={<Icon size={16} aria-hidden="true" />}>
        {copied ? t('tracking.copied') : t('tracking.copy_link')}
      </Button>
      <span className="wb-only-heard" role="status">
        {copied ? t('tracking.copied') : ''}
      </span>
    </>
  );
}
