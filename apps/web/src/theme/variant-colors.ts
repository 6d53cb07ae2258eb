import type { VariantColorsResolver } from '@mantine/core';

/** Colours that mean something; `petrol` is the accent. */
const meanings = ['petrol', 'go', 'move', 'wait', 'care', 'stop', 'off'] as const;

function tokenOf(color: string | undefined): (typeof meanings)[number] {
  return meanings.find((meaning) => meaning === color) ?? 'petrol';
}

/** How a variant looks in a colour: filled, outlined on the sheet (default), washed (light) or bare (subtle). */
export const variantColors: VariantColorsResolver = ({ color, variant, theme }) => {
  const token = tokenOf(color);
  const ink = `var(--wb-${token})`;
  const wash = `var(--wb-${token}-wash)`;
  if (variant === 'filled') {
    const accent = token === 'petrol';
    return {
      background: accent ? 'var(--wb-petrol-button)' : ink,
      hover: accent ? 'var(--wb-petrol-button-hover)' : ink,
      color: accent ? '#ffffff' : 'var(--wb-sheet)',
      border: '1px solid transparent',
    };
  }
  if (variant === 'light') return { background: wash, hover: wash, color: ink, border: '1px solid transparent' };
  if (variant === 'subtle' || variant === 'transparent') {
    const hover = variant === 'subtle' ? wash : 'transparent';
    return { background: 'transparent', hover, color: ink, border: '1px solid transparent' };
  }
  const plain = color === undefined || color === theme.primaryColor;
  return {
    background: 'var(--wb-sheet)',
    hover: 'var(--wb-sunken)',
    color: plain ? 'var(--wb-ink)' : ink,
    border: '1px solid var(--wb-button-edge)',
  };
};
