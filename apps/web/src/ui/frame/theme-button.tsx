import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { IconMoon, IconSun } from '../icons.ts';
import { NavButton } from './nav-item.tsx';

/** Switches between light and dark and remembers it; until then the theme follows the system. */
export function ThemeButton({ narrow }: { readonly narrow: boolean }) {
  const { t } = useTranslation();
  const { setColorScheme } = useMantineColorScheme();
  const dark = useComputedColorScheme('light', { getInitialValueInEffect: false }) === 'dark';
  return (
    <NavButton
      icon={dark ? IconSun : IconMoon}
      words={t(dark ? 'frame.light_theme' : 'frame.dark_theme')}
      narrow={narrow}
      onClick={() => setColorScheme(dark ? 'light' : 'dark')}
    />
  );
}
