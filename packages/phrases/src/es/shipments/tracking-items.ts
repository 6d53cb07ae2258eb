import type { tracking_items as source } from '../../en/shipments/tracking-items.ts';
import type { Translation } from '../../types.ts';

export const tracking_items: Translation<typeof source> = {
  title: 'Artículos',
  total: '{{units}} · {{weight}} · {{figure}} {{unit}} lineales',
  parcel_total: '{{units}} · {{weight}}',
  units_one: '{{count}} unidad',
  units_other: '{{count}} unidades',
  number: '#',
  description: 'Descripción',
  quantity: 'Cant.',
  package: 'Embalaje',
  size: 'L × A × A',
  weight: 'Peso',
  class: 'Clase',
  nmfc: 'NMFC',
  pieces_one: '{{count}} pieza',
  pieces_other: '{{count}} piezas',
  stackable: 'estibable',
  used: 'usado',
  hazardous: 'Peligroso, clase {{hazardClass}}',
  packing_group: 'grupo de embalaje {{group}}',
  emergency: 'Emergencia: {{contact}}, {{phone}}',
};
