import type { HazmatDraft } from '../../draft/draft.ts';

/** `UN1263, Paint, 3, PG II`: the order in which the shipping paper names it. */
export function hazmatLine(
  hazmat: Pick<HazmatDraft, 'id_number' | 'proper_name' | 'hazard_class'> & { readonly packing_group: string | null },
): string {
  const group = hazmat.packing_group ? `PG ${hazmat.packing_group}` : '';
  return [hazmat.id_number.toUpperCase(), hazmat.proper_name, hazmat.hazard_class, group]
    .filter((part) => part !== '')
    .join(', ');
}
