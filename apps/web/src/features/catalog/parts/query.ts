import { partRules, partSorts, partStates, type endpoints, type QueryInput } from '@waybill/contract';
import type { List } from '../../../ui/table/use-list.ts';

/** What the catalog can be narrowed by; the names stand in the address. */
export const partFilters = ['search', 'state', 'rule'] as const;
type PartList = List<(typeof partFilters)[number]>;
export const firstSort = 'description';

/** The filters as the server is asked for them; what the address has wrong is left out. */
export function queryOf({ filters }: PartList) {
  const rule = partRules.find((one) => one === filters.rule);
  return {
    state: partStates.find((one) => one === filters.state) ?? 'in_force',
    ...(rule === undefined ? {} : { rule }),
    ...(filters.search ? { search: filters.search.slice(0, 80) } : {}),
  } satisfies QueryInput<typeof endpoints.staffParts.export>;
}

/** The order that the address names. */
export function sortOf({ sort }: PartList): (typeof partSorts)[number] {
  return partSorts.find((one) => one === sort) ?? firstSort;
}
