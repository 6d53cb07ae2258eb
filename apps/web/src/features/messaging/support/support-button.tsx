import { ActionIcon } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { IconHelpCircle } from '../../../ui/icons.ts';
import { openSupport } from './support-state.ts';

/** The question mark of the top bar. */
export function SupportButton() {
  const { t } = useTranslation();
  return (
    <ActionIcon aria-label={t('frame.support')} title={t('frame.support')} onClick={openSupport}>
      <IconHelpCircle size={20} aria-hidden="true" />
    </ActionIcon>
  );
}
