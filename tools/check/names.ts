const source = /^(packages|apps|tools|e2e)\/.*\.(tsx?|mjs|cjs|css)$/;
const kebab = /^\.?[a-z0-9]+([.-][a-z0-9]+)*$/;

/** Files whose name or kind breaks the house rules. */
export function checkNames(files: readonly string[]): string[] {
  const crooked = files
    .filter((file) => source.test(file) && !file.split('/').every((part) => kebab.test(part)))
    .map((file) => `${file}: names are written in kebab-case`);
  const drawn = files
    .filter((file) => file.startsWith('apps/server/') && file.endsWith('.tsx'))
    .map((file) => `${file}: the server runs unbuilt and cannot read .tsx`);
  return [...crooked, ...drawn];
}
