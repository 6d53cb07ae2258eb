import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

/** Colours that the block beginning with a selector sets. */
function colorsOf(selector: string): Record<string, string> {
  const block = css.slice(css.indexOf(selector)).split('}')[0] ?? '';
  return Object.fromEntries(
    [...block.matchAll(/--wb-([\w-]+):\s*(#[0-9a-f]{6})/g)].map(([, name, value]) => [name, value]),
  );
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast by WCAG 2: from 1 to 21. */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

describe.each([
  ['light', colorsOf("[data-mantine-color-scheme='light']")],
  ['dark', colorsOf("[data-mantine-color-scheme='dark']")],
])('the %s palette', (_, color) => {
  const pick = (name: string): string => color[name] ?? expect.fail(`there is no ${name}`);

  it.each(['paper', 'sheet', 'sunken'])('can be read on %s', (ground) => {
    for (const text of ['ink', 'ink-soft', 'petrol', 'care', 'stop']) {
      expect(contrast(pick(text), pick(ground)), text).toBeGreaterThanOrEqual(4.5);
    }
  });

  it.each(['go', 'move', 'wait', 'care', 'stop', 'off'])('has %s readable on its wash and on the sheet', (status) => {
    expect(contrast(pick(status), pick(`${status}-wash`))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(pick(status), pick('sheet'))).toBeGreaterThanOrEqual(4.5);
  });

  it('has white words on its buttons, also under the pointer, and petrol on its wash', () => {
    expect(contrast('#ffffff', pick('petrol-button'))).toBeGreaterThanOrEqual(4.5);
    expect(contrast('#ffffff', pick('petrol-button-hover'))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(pick('petrol'), pick('petrol-wash'))).toBeGreaterThanOrEqual(4.5);
  });

  it('has an edge of controls and a ring of focus that can be told from what is around them', () => {
    for (const ground of ['paper', 'sheet', 'sunken']) {
      expect(contrast(pick('control-edge'), pick(ground)), ground).toBeGreaterThanOrEqual(3);
      expect(contrast(pick('petrol'), pick(ground)), ground).toBeGreaterThanOrEqual(3);
    }
  });
});

it('measures black on white as 21', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
});
