import type { shipment_news as en } from '../../en/shipments/shipment-news.ts';
import type { Translation } from '../../types.ts';

export const shipment_news: Translation<typeof en> = {
  subject: '{{number}} {{what}} ({{lane}})',
  what: {
    shipment_picked_up: 'recogido',
    shipment_delayed: 'retrasado',
    shipment_exception: 'requiere atención',
    shipment_out_for_delivery: 'en reparto',
    shipment_delivered: 'entregado',
  },
  said: '{{carrier}}: «{{words}}» ({{where}})',
  expected: 'Entrega prevista: {{day}}',
  expected_instead: 'Entrega prevista: {{day}}, en lugar de {{promised}}',
  foot: 'Usted elige qué correos recibe en su configuración: {{link}}',
  digest_subject_one: 'Sus envíos de hoy: novedades de {{count}}',
  digest_subject_other: 'Sus envíos de hoy: novedades de {{count}}',
  digest_text_one: 'Estas son las novedades de {{count}} de sus envíos.',
  digest_text_other: 'Estas son las novedades de {{count}} de sus envíos.',
};
