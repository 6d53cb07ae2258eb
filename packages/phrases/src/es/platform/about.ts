import type { Translation } from '../../types.ts';
import type { about as source } from '../../en/platform/about.ts';

export const about: Translation<typeof source> = {
  title: 'Acerca de Waybill',
  text: 'Waybill cotiza, reserva y rastrea carga LTL, paquetería y camión completo. Su código es libre con la licencia MIT.',
  data: 'Datos y tipografía en que se apoya',
  what: 'Qué',
  from: 'De quién',
  terms: 'Condiciones',
  postal_codes: 'Lugares de los códigos postales',
  us_zips: 'Códigos ZIP y sus ciudades',
  outlines: 'Contornos de estados y países',
  diesel: 'Precios semanales del diésel para el recargo por combustible',
  type: 'Tipografías IBM Plex Sans e IBM Plex Mono',
  public_domain: 'Dominio público',
  geonames_note: 'Reducido a las columnas que se usan aquí; por lo demás, sin cambios.',
  warranty: 'Se ofrece sin garantía. Los tiempos de tránsito y las tarifas son de los transportistas que se nombran.',
};
