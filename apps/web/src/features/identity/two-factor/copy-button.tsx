import { Button } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { IconCheck, IconCopy } from '../../../ui/icons.ts';

/** Copies a text and says for a moment that it did. */
export function CopyButton({ text, label }: { readonly text: string; readonly label: string }) {
  const { t } = useTranslation();
  const { copied, copy } = useClipboard();
  const Icon = copied ? IconCheck : IconCopy;
  return (
    <Button size="compact-sm" leftSection={<Icon size={16} aria-hidden="true" />} onClick={() => copy(text)}>
      <span aria-live="polite">{copied ? t('two_factor.copied') : label}</span>
    </Button>
  );
}
