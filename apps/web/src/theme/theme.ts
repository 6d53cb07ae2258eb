import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from '@mantine/core';
import { componentDefaults } from './components.ts';
import { variantColors } from './variant-colors.ts';

const petrol: MantineColorsTuple = [
  '#e3f0ef',
  '#cfe5e3',
  '#b9d6d4',
  '#7ad3d2',
  '#4fc0bf',
  '#1f8b8d',
  '#0b5f63',
  '#0f7a7d',
  '#0b5f63',
  '#084c50',
];

/** Sizes, radii and fonts of the visual language; colours come from the tokens by way of the variables below. */
export const theme = createTheme({
  primaryColor: 'petrol',
  primaryShade: { light: 8, dark: 7 },
  colors: { petrol },
  black: '#15191c',
  fontFamily: 'var(--wb-font)',
  fontFamilyMonospace: 'var(--wb-mono)',
  fontSizes: { xs: '12px', sm: '13px', md: '14px', lg: '16px', xl: '20px' },
  lineHeights: { xs: '16px', sm: '18px', md: '20px', lg: '24px', xl: '28px' },
  fontWeights: { regular: '400', medium: '500', bold: '600' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  radius: { xs: '2px', sm: '4px', md: '6px', lg: '6px', xl: '6px' },
  defaultRadius: 'sm',
  shadows: {
    xs: 'none',
    sm: 'none',
    md: 'var(--wb-float-shadow)',
    lg: 'var(--wb-float-shadow)',
    xl: 'var(--wb-float-shadow)',
  },
  cursorType: 'pointer',
  focusRing: 'auto',
  respectReducedMotion: true,
  autoContrast: true,
  activeClassName: '',
  variantColorResolver: variantColors,
  components: componentDefaults,
});

const tokens = {
  '--mantine-color-text': 'var(--wb-ink)',
  '--mantine-color-body': 'var(--wb-sheet)',
  '--mantine-color-error': 'var(--wb-stop)',
  '--mantine-color-success': 'var(--wb-go)',
  '--mantine-color-placeholder': 'var(--wb-ink-soft)',
  '--mantine-color-anchor': 'var(--wb-petrol)',
  '--mantine-color-default': 'var(--wb-sheet)',
  '--mantine-color-default-hover': 'var(--wb-sunken)',
  '--mantine-color-default-color': 'var(--wb-ink)',
  '--mantine-color-default-border': 'var(--wb-line)',
  '--mantine-color-dimmed': 'var(--wb-ink-soft)',
  '--mantine-color-disabled': 'var(--wb-sunken)',
  '--mantine-color-disabled-color': 'var(--wb-ink-soft)',
  '--mantine-color-disabled-border': 'var(--wb-line)',
  '--mantine-primary-color-filled': 'var(--wb-petrol-button)',
  '--mantine-primary-color-filled-hover': 'var(--wb-petrol-button-hover)',
  '--mantine-primary-color-light': 'var(--wb-petrol-wash)',
  '--mantine-primary-color-light-hover': 'var(--wb-petrol-wash)',
  '--mantine-primary-color-light-color': 'var(--wb-petrol)',
  '--mantine-primary-color-contrast': '#ffffff',
};

/** Makes every Mantine colour one of the tokens, in both themes. */
export const cssVariables: CSSVariablesResolver = () => ({ variables: {}, light: tokens, dark: tokens });
