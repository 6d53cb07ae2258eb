import type { Plugin } from 'vite';

const components = '/@mantine/core/esm/components';
const provider = '/@mantine/core/esm/core/MantineProvider';

/** What comes with these files and no page draws. The style sheet of the library has its colors by itself. */
const unused: Readonly<Record<string, readonly RegExp[]>> = {
  [`${components}/Button/Button.mjs`]: [/Button\.Group = \w+;/, /Button\.GroupSection = \w+;/],
  [`${components}/ActionIcon/ActionIcon.mjs`]: [/ActionIcon\.Group = \w+;/, /ActionIcon\.GroupSection = \w+;/],
  // A field never says that it is right.
  [`${components}/Input/Input.mjs`]: [/Input\.Success = \w+;/],
  [`${components}/Input/InputWrapper/InputWrapper.mjs`]: [
    /const _success = [^;]*createElement\(InputSuccess,[^;]*;/,
    /(?<=return _error) \|\| _success/,
  ],
  [`${components}/Transition/transitions.mjs`]: [
    'fade-up',
    'fade-left',
    'fade-right',
    'scale',
    'scale-x',
    'scale-y',
    'skew-up',
    'skew-down',
    'rotate-left',
    'rotate-right',
    'pop',
    'pop-bottom-left',
    'pop-bottom-right',
    'pop-top-left',
    'pop-top-right',
  ].map((name) => new RegExp(String.raw`"?\b${name}"?: \{[^]*?\n\t\},?`)),
  // The theme says itself what a variant looks like.
  [`${provider}/default-theme.mjs`]: [/variantColorResolver: defaultVariantColorsResolver,/],
  [`${provider}/default-colors.mjs`]: [
    'pink',
    'grape',
    'violet',
    'indigo',
    'cyan',
    'teal',
    'green',
    'lime',
    'yellow',
    'orange',
  ].map((color) => new RegExp(String.raw`\b${color}: \[[^\]]*\],?`)),
};

/**
 * Leaves out of Mantine what the first view would carry along without using it.
 * @throws when the library has changed
 */
export function leanMantine(): Plugin {
  return {
    name: 'lean-mantine',
    apply: 'build',
    transform(code, id) {
      const file = Object.keys(unused).find((end) => id.endsWith(end));
      if (file === undefined) return null;
      let lean = code;
      for (const part of unused[file] ?? []) {
        if (!part.test(lean)) throw new Error(`Mantine has no ${part.source} any more: see vite/lean-mantine.ts`);
        lean = lean.replace(part, '');
      }
      return { code: lean, map: null };
    },
  };
}
