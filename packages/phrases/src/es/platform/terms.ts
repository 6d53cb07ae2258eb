import type { Translation } from '../../types.ts';
import type { terms as source } from '../../en/platform/terms.ts';

export const terms: Translation<typeof source> = {
  package_types: {
    pallets: 'Tarimas',
    non_standard_pallets: 'Tarimas no estándar',
    bags: 'Bolsas',
    bales: 'Pacas',
    boxes: 'Cajas',
    bunches: 'Manojos',
    bundles: 'Atados',
    carpets: 'Alfombras',
    coils: 'Bobinas',
    crates: 'Cajones',
    cylinders: 'Cilindros',
    drums: 'Tambores',
    envelopes: 'Sobres',
    gaylords: 'Gaylords',
    loose: 'A granel',
    pails: 'Cubetas',
    pieces: 'Piezas',
    reels: 'Carretes',
    rolls: 'Rollos',
    tubes_pipes: 'Tubos',
    totes: 'Contenedores',
  },
  reference_types: {
    po_number: 'Número de orden de compra',
    release_number: 'Número de liberación',
    file_number: 'Número de expediente',
    container_number: 'Número de contenedor',
    hawb: 'HAWB',
    mawb: 'MAWB',
    entry_number: 'Número de pedimento',
  },
  site_types: {
    business: 'Empresa',
    residential: 'Residencial',
    limited_access: 'Acceso limitado',
    border_crossing: 'Cruce fronterizo',
  },
  countries: { US: 'Estados Unidos', CA: 'Canadá', MX: 'México' },
  modes: { ltl: 'LTL', parcel: 'Paquetería', truckload: 'Camión completo' },
  // Where a column has no room for more.
  modes_brief: { ltl: 'LTL', parcel: 'Paquete', truckload: 'Camión' },
  conditions: { new: 'Nuevo', used: 'Usado' },
  cancel_bars: {
    already_moving: 'El transportista ya lo recogió.',
    already_over: 'Ya se entregó o se canceló.',
    window_over: 'Terminó el plazo en que este transportista acepta cancelaciones.',
    not_offered: 'Este transportista no acepta cancelaciones; llámenos.',
  },
  rebook_bars: {
    moving: 'El transportista ya lo recolectó, o ya se entregó.',
    cancel_unclear:
      'Su transportista aún no respondió con claridad a la cancelación; se le pregunta hasta que lo haga.',
    not_cancelable:
      'Su transportista ya no acepta la cancelación. Llame al transportista y ponga después el estado en cancelado.',
    booking_unclear: 'Todavía no se sabe si su transportista tomó la reserva. Resuélvalo primero.',
    not_booked: 'Nunca se envió a un transportista; el cliente lo reserva como siempre.',
    rebooked: 'Otra reserva está en su lugar.',
    no_quote: 'No hay tarifas que volver a pedir: ventas hizo su precio, o llegó sin cotización.',
  },
  no_pro_left: '{{carrier}} no tiene más números PRO para nosotros.',
  no_pickup: 'Este transportista no acepta aquí solicitudes de recolección; la reserva dice cómo se recoge.',
  no_pickup_to_cancel: 'No hay ninguna recolección que cancelar.',
  pickup_cancel_not_offered: 'Este transportista no acepta aquí cancelaciones de recolecciones; llámenos.',
};
