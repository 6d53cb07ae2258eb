import type { Translation } from '../../types.ts';
import type { offered_services as source } from '../../en/quoting/offered-services.ts';

export const offered_services: Translation<typeof source> = {
  standard: 'Estándar',
  volume_ltl: 'LTL por volumen',
  partial: 'Carga parcial',
  truckload: 'Camión completo',
  team: 'Operadores en equipo',
  expedited: 'Urgente',
  guaranteed: 'Garantizado',
  cross_border: 'Transfronterizo',
  economy: 'Económico',
  priority: 'Prioritario',
  guaranteed_by_noon: 'Garantizado antes del mediodía',
};
