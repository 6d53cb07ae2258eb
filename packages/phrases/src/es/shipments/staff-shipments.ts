import type { Translation } from '../../types.ts';
import type { staff_shipments as source } from '../../en/shipments/staff-shipments.ts';

export const staff_shipments: Translation<typeof source> = {
  mail: {
    load_to_tender: '{{number}}: envíelo a {{carrier}}',
    load_to_cancel: '{{number}}: cancélelo con {{carrier}}',
    open: 'Abrir envío',
  },
  note: 'Envíos de todas las cuentas.',
  search: 'Número, nombre, ciudad, código postal o fecha',
  account: 'Cuenta',
  only_account: 'Solo envíos de {{account}}',
  one_account: 'una cuenta',
  empty_title: 'Aún no hay envíos',
  empty_text: 'Los envíos aparecen aquí cuando los clientes los reservan.',
  back: 'Ir a Envíos',
  cost_title: 'Costo y margen',
  sold: 'Precio al cliente, sin seguro',
  cost: 'Costo del transportista',
  margin: 'Margen',
  of_price: '{{percent}} del precio',
  loss: 'El costo del transportista es mayor que el precio al cliente.',
  no_cost: 'Este envío no tiene costo del transportista registrado.',
  canceled_cost: 'Cancelado: no se le debe nada al transportista y no hay margen.',
  carrier_charges: 'Cargos del transportista',
  carrier_charges_title: 'Cómo se calculan los {{total}} del transportista',
};
