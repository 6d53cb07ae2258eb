import { ActionIcon } from '@mantine/core';
import type { AnnouncementKind } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { IconArrowDown, IconX } from '../../../ui/icons.ts';
import { Notice } from '../../../ui/notice.tsx';
import { kindStyles } from './styles.ts';

type Props = {
  readonly kind: AnnouncementKind;
  readonly title: string;
  readonly text: string;
  /** Closes it for good. */
  readonly onClose?: (() => void) | undefined;
  /** Takes it out of the way; it stands in the page then. */
  readonly onSettle?: (() => void) | undefined;
};

/** One announcement as a banner. */
export function Banner({ kind, title, text, onClose, onSettle }: Props) {
  const { t } = useTranslation();
  const { tone, icon } = kindStyles[kind];
  const [act, Icon, words] = onClose
    ? ([onClose, IconX, t('announcements.close_name', { title })] as const)
    : ([onSettle, IconArrowDown, t('announcements.settle_name', { title })] as const);
  return (
    <Notice
      tone={tone}
      icon={icon}
      title={
        <>
          <span className="wb-only-heard">{t(`announcements.kinds.${kind}`)}: </span>
          {title}
        </>
      }
      action={
        act && (
          <ActionIcon
            aria-label={words}
            title={t(onClose ? 'announcements.close' : 'announcements.settle')}
            onClick={act}
          >
            <Icon size={18} aria-hidden="true" />
          </ActionIcon>
        )
      }
    >
      {text}
    </Notice>
  );
}
