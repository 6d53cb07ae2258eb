import { NativeSelect } from '@mantine/core';

type Choice = { readonly value: string; readonly label: string };

type Props<Name extends string> = {
  readonly list: {
    readonly filters: { readonly [name in Name]?: string | undefined };
    readonly filter: (changes: Partial<Record<Name, string>>) => void;
  };
  /** What each filters by, what it says while it lets everything through, and what it can be set to. */
  readonly selects: readonly (readonly [name: Name, any: string, choices: readonly Choice[]])[];
};

/** Filters above a list of which one value is chosen at a time, or none. */
export function FilterSelects<Name extends string>({ list, selects }: Props<Name>) {
  const set: Readonly<Record<string, string | undefined>> = list.filters;
  return selects.map(([name, any, choices]) => (
    <NativeSelect
      key={name}
      aria-label={any}
      value={set[name] ?? ''}
      onChange={({ currentTarget }) => list.filter({ [name]: currentTarget.value } as Partial<Record<Name, string>>)}
      data={[{ value: '', label: any }, ...choices]}
    />
  ));
}
