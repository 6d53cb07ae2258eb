import { expect, it } from 'vitest';
import { standardLine } from './street-words.ts';

it.each([
  ['2700 South Jefferson Avenue, Suite 150', '2700 S JEFFERSON AVE STE 150'],
  ["475 L'Enfant Plaza SW", '475 LENFANT PLZ SW'],
  ['  123  e. main  st. #4 ', '123 E MAIN ST #4'],
  ['Peña Boulevard', 'PENA BLVD'],
  ['Constructor Street', 'CONSTRUCTOR ST'],
  ['10-20 Heights Road', '10-20 HTS RD'],
])('%s is %s', (line, standard) => {
  expect(standardLine(line)).toBe(standard);
});
