import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconCheck, IconLink } from '../../../ui/icons.ts';
import { notifyRefused } from '../../../ui/notify.ts';

/** So long the button says that it copied, in milliseconds. */
const said = 4000;

/** Copies the address of the public page, and says so on the button itself. */
export function CopyLink({ url }: { readonly url: string }) {
  const { t } = useTranslation();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), said);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(url);
      setCopied(true);
    } catch {
      // Without a safe connection the clipboard is closed: the address is shown to be copied by hand.
      notifyRefused({ title: t('tracking.copy_failed'), text: url });
    }
  };
  const Icon = copied ? IconCheck : IconLink;
  return (
    <>
      <Button variant="subtle" onClick={() => void copy()} leftSection={<Icon size={16} aria-hidden="true" />}>
        {copied ? t('tracking.copied') : t('tracking.copy_link')}
      </Button>
      <span className="wb-only-heard" role="status">
        {copied ? t('tracking.copied') : ''}
      </span>
    </>
  );
}
