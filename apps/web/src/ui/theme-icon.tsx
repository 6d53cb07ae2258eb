import { ActionIcon, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { IconMoon, IconSun } from './icons.ts';

/** The theme switch as an icon, for frames without a sidebar. */
export function ThemeIcon() {
  const { t } = useTranslation();
  const { setColorScheme } = useMantineColorScheme();
  const dark = useComputedColorScheme('light', { getInitialValueInEffect: false }) === 'dark';
  const Icon = dark ? IconSun : IconMoon;
  return (
    <ActionIcon
      aria-label={t(dark ? 'frame.light_theme' : 'frame.dark_theme')}
      onClick={() => setColorScheme(dark ? 'light' : 'dark')}
    >
      <Icon size={20} aria-hidden="true" />
    </ActionIcon>
  );
}
