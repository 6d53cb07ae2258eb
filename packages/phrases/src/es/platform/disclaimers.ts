import type { disclaimers as source } from '../../en/platform/disclaimers.ts';
import type { Translation } from '../../types.ts';

export const disclaimers: Translation<typeof source> = {
  booking: {
    price: {
      title: 'El precio se basa en lo que usted indicó',
      text: 'Usted indicó el peso, las medidas, la clase, las direcciones y los servicios. El transportista puede pesar, medir e inspeccionar la carga; si encuentra otra cosa, pueden facturarse la diferencia y un cargo por corrección.',
    },
    services: {
      title: 'Los servicios pedidos en la puerta se facturan',
      text: 'La plataforma elevadora, la espera, un segundo intento, la entrega interior o residencial y el almacenaje se facturan cuando ocurren, aunque no formaran parte de la cotización.',
    },
    times: {
      title: 'Los tiempos son estimados',
      text: 'Los días de recolección y entrega son estimados, salvo que el servicio los garantice. Los transportistas no responden por lo que cueste un envío tardío.',
    },
    liability: {
      title: 'La responsabilidad del transportista es limitada',
      text: 'Sin seguro, el transportista responde como máximo por el importe que se muestra con la tarifa. El seguro cubre el valor declarado según sus propias condiciones, menos el deducible indicado.',
    },
    goods: {
      title: 'La mercancía puede transportarse',
      text: 'La carga está embalada para el transporte, descrita con verdad y no contiene nada que no pueda transportarse. Los materiales peligrosos se declaran como tales.',
    },
    claims: {
      title: 'Los daños se informan enseguida',
      text: 'Las pérdidas y los daños se anotan en el comprobante de entrega y se informan en un plazo de cinco días; las reclamaciones se presentan en los nueve meses siguientes a la entrega.',
    },
  },
};
