import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { IconCheck, IconCopy } from './icons.ts';
import { useCopy } from './use-copy.ts';

type Props = {
  readonly text: string;
  /** How it is read out: what it copies. */
  readonly label: string;
};

/** Copies a text and says so on itself; where the browser keeps its clipboard closed, the text is shown to be marked by hand. */
export function CopyButton({ text, label }: Props) {
  const { t } = useTranslation();
  const { copied, copy } = useCopy(text, t('common.copy_failed'));
  const Icon = copied ? IconCheck : IconCopy;
  return (
    <>
      <Button
        h={28}
        px={10}
        fz={13}
        aria-label={label}
        leftSection={<Icon size={14} aria-hidden="true" />}
        onClick={copy}
      >
        {copied ? t('common.copied') : t('common.copy')}
      </Button>
      <span className="wb-only-heard" role="status">
        {copied ? t('common.copied') : ''}
      </span>
    </>
  );
}
