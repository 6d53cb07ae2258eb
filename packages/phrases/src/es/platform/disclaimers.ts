import type { disclaimers as source } from '../../en/platform/disclaimers.ts';
import type { Translation } from '../../types.ts';

export const disclaimers: Translation<typeof source> = {
  booking: {
    price: {
      title: 'El precio se basa en lo que usted indica',
      text: 'Usted indica el peso, las medidas, la clase, las direcciones y los servicios. El transportista puede pesar, medir e inspeccionar la carga. Si encuentra diferencias, pueden facturarse la diferencia y un cargo por corrección.',
    },
    services: {
      title: 'Los servicios solicitados en la puerta se facturan',
      text: 'Se facturan si se usan, aunque la cotización no los incluya: rampa hidráulica, espera, segunda entrega, entrega en interior o residencial y almacenaje.',
    },
    times: {
      title: 'Los tiempos son estimados',
      text: 'Los días de recolección y entrega son estimados, salvo que el servicio los garantice. Los transportistas no responden por los costos de una entrega tardía.',
    },
    liability: {
      title: 'La responsabilidad del transportista es limitada',
      text: 'Sin seguro, la responsabilidad del transportista se limita al importe que se muestra con la tarifa. El seguro cubre el valor declarado según sus condiciones, menos el deducible indicado.',
    },
    goods: {
      title: 'La mercancía puede transportarse',
      text: 'La carga está embalada para el transporte, se describe con exactitud y no contiene mercancía prohibida. Los materiales peligrosos se declaran.',
    },
    claims: {
      title: 'Los daños se reportan de inmediato',
      text: 'Anote las pérdidas y los daños en el acuse de recibo y repórtelos en un plazo de cinco días. Presente las reclamaciones en los nueve meses siguientes a la entrega.',
    },
  },
};
