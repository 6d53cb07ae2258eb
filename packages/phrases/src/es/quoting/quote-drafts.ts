import type { Translation } from '../../types.ts';
import type { quote_drafts as source } from '../../en/quoting/quote-drafts.ts';

export const quote_drafts: Translation<typeof source> = {
  others_one: '{{count}} borrador más',
  others_other: '{{count}} borradores más',
  hint: 'Disponibles en todas sus computadoras',
  typed: 'Editado: {{when}}',
  no_load: 'Aún sin carga',
  other_tab: 'Este borrador ya está abierto en otra pestaña',
  split_title: 'Esta cotización también se cambió en otra computadora',
  split_text: 'Se guardaron las dos versiones. Usted continúa con esta; la otra está en sus borradores.',
  open_other: 'Abrir el otro borrador',
  go_on: 'Continuar aquí',
};
