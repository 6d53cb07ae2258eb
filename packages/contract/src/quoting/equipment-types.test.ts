import { describe, expect, it } from 'vitest';
import { equipmentNameOf, nameIn } from './equipment-types.ts';

describe('the name of a kind of equipment', () => {
  const van = { name: 'Dry van 53 ft', name_es: 'Caja seca de 53 ft' };

  it('is the one of the reader’s language [TL-01]', () => {
    expect(nameIn('en', van)).toBe('Dry van 53 ft');
    expect(nameIn('es', van)).toBe('Caja seca de 53 ft');
  });

  it('is the English one where nobody has named it in Spanish, as in quotes of earlier days', () => {
    expect(nameIn('es', equipmentNameOf({ name: 'Curtain side 53 ft' }))).toBe('Curtain side 53 ft');
  });
});
