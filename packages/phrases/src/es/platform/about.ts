import type { Translation } from '../../types.ts';
import type { about as source } from '../../en/platform/about.ts';

export const about: Translation<typeof source> = {
  title: 'Acerca de Waybill',
  text: 'Waybill cotiza, reserva y rastrea envíos LTL, de paquetería y de camión completo. Su código es libre con la licencia MIT.',
  data: 'Datos y tipografías que usa',
  what: 'Elemento',
  from: 'Fuente',
  terms: 'Condiciones',
  postal_codes: 'Ubicación de los códigos postales',
  us_zips: 'Códigos postales y ciudades de EE. UU.',
  outlines: 'Contornos de estados y países',
  diesel: 'Precios semanales del diésel para el cargo por combustible',
  type: 'Tipografías IBM Plex Sans e IBM Plex Mono',
  public_domain: 'Dominio público',
  geonames_note: 'Reducido a las columnas que se usan aquí; por lo demás, sin cambios.',
  warranty: 'Se ofrece sin garantía. Los tiempos de tránsito y las tarifas son de los transportistas indicados.',
};
