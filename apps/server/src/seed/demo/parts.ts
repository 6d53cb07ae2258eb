import type { partInput } from '@waybill/contract';
import type { z } from 'zod';

/**
 * Commodities of the demo provider. NMFC numbers are the few that are publicly known; the text of the classification is
 * not reproduced. Separate classes are the provider's terms for goods that need more care than their density suggests.
 */
export const demoParts: readonly z.input<typeof partInput>[] = [
  { number: '156600', description: 'Plastic goods', keywords: 'housings trays covers molded' },
  { number: '70970', description: 'Floor and door mats', keywords: 'rubber carpet' },
  { number: '42130', description: 'Cement in bags', keywords: 'mortar concrete building' },
  { number: '50130', description: 'Cleaning and industrial compounds', keywords: 'detergent chemicals' },
  {
    number: '62820',
    sub: '01',
    description: 'Mobile phones',
    keywords: 'cell smartphone',
    note: 'Ask for the value per pound.',
  },
  { description: 'Books and printed matter', keywords: 'catalogs paper' },
  { description: 'Ceramic tile', keywords: 'flooring stone' },
  { description: 'Hardwood flooring', keywords: 'planks wood laminate' },
  { description: 'Steel fasteners', keywords: 'bolts nuts screws kegs' },
  { description: 'Machine parts, crated', keywords: 'gears shafts castings' },
  { description: 'Hand tools', keywords: 'wrench hammer hardware' },
  { description: 'Canned food', keywords: 'groceries preserves' },
  { description: 'Bottled water', keywords: 'beverages drinks' },
  { description: 'Paint, not hazardous', keywords: 'latex coating' },
  { description: 'Paper towels and tissue', keywords: 'rolls hygiene', freight_class: '125' },
  { description: 'Insulation in rolls', keywords: 'glass wool foam', freight_class: '250' },
  { description: 'Foam packaging', keywords: 'polystyrene fill', freight_class: '400' },
  { description: 'Furniture, assembled', keywords: 'chairs tables sofa', freight_class: '175' },
  { description: 'Furniture, boxed flat', keywords: 'shelves desk knocked down' },
  { description: 'Household appliances', keywords: 'washer dryer refrigerator', freight_class: '92.5' },
  { description: 'Bicycles, boxed', keywords: 'bike cycle', freight_class: '150' },
  { description: 'Light fixtures', keywords: 'lamps luminaires glass', freight_class: '125' },
  { description: 'Auto body panels', keywords: 'fender hood bumper car', freight_class: '250' },
  { description: 'Tires', keywords: 'wheels rubber', freight_class: '77.5' },
  {
    description: 'Kayaks and canoes',
    keywords: 'boats paddle',
    freight_class: '300',
    note: 'Longer than 8 ft: overlength applies.',
  },
  { description: 'Mixed goods on one unit', keywords: 'assorted general', density_scale: 'mixed_unit_2017' },
];
