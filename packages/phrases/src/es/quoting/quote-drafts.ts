import type { Translation } from '../../types.ts';
import type { quote_drafts as source } from '../../en/quoting/quote-drafts.ts';

export const quote_drafts: Translation<typeof source> = {
  others_one: '{{count}} borrador más',
  others_other: '{{count}} borradores más',
  hint: 'Guardados para usted en todas sus computadoras',
  typed: 'Escrito el {{when}}',
  no_load: 'Aún sin carga',
  other_tab: 'Ese borrador está abierto en otra pestaña',
  split_title: 'Esta cotización también se cambió en otra computadora',
  split_text: 'Se conservan las dos. Usted sigue con lo que está escrito aquí; la otra está entre sus borradores.',
  open_other: 'Abrir la otra',
  go_on: 'Seguir aquí',
};
