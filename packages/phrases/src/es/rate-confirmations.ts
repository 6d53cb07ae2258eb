import type { rate_confirmations as en } from '../en/rate-confirmations.ts';
import type { Translation } from '../types.ts';

/** The rate confirmation of a carrier: its paper and its mail. */
export const rate_confirmations: Translation<typeof en> = {
  title: 'Confirmación de tarifa',
  number: 'Número',
  bol: 'Conocimiento de embarque',
  carrier: 'Transportista',
  attention: 'Atención',
  pay: 'Pago total al transportista',
  sign_by: 'Firmar a más tardar',
  miles: 'Millas estimadas',
  pickup: 'Recolección',
  delivery: 'Entrega',
  company: 'Empresa',
  address: 'Dirección',
  contact: 'Contacto',
  date: 'Fecha',
  hours: 'Horario',
  stops: 'Paradas en el camino',
  stop_pickup: 'Recolección en {{place}}',
  stop_delivery: 'Entrega en {{place}}',
  load: 'Carga',
  equipment: 'Equipo',
  commodity: 'Mercancía',
  units: 'Unidades de manejo',
  weight: 'Peso',
  temperature: 'Temperatura',
  temperature_range: '{{min}} a {{max}} °{{unit}}',
  extras: 'También se necesita',
  tarps: 'lonas',
  chains: 'cadenas y tensores',
  team: 'dos conductores',
  hazardous: 'materiales peligrosos',
  instructions: 'Instrucciones',
  terms_title: 'Condiciones',
  terms: {
    pay: 'El pago cubre todo el movimiento: flete, combustible y cada parada aquí nombrada. Otros cargos necesitan nuestro consentimiento por escrito antes de causarse.',
    detention:
      'Espera: dos horas son gratis en cada parada, después $50.00 por hora, con horas de entrada y salida anotadas en el conocimiento de embarque. Pernocta: $250.00 por día. Camión pedido y no usado: $150.00.',
    cargo:
      'El transportista opera con su propia autoridad y un seguro de carga de al menos $100,000.00, y no entrega la carga a otro transportista.',
    calls:
      'Los reportes se dan al recolectar, una vez al día en tránsito y al entregar, en la página del enlace enviado. El acuse de entrega firmado acompaña la factura.',
  },
  sign_carrier: 'Por el transportista: nombre y firma',
  sign_date: 'Fecha',
  sign_broker: 'Por nosotros',
  page: 'Página {{page}} de {{pages}}',
  between: '{{from}} a {{to}}',
  mail: {
    answered: 'Confirmación de tarifa {{number}}: respuesta de {{carrier}}',
    subject: 'Confirmación de tarifa {{number}}: {{from}} a {{to}}, {{date}}',
    text: 'Hola, {{name}}:\n\nadjuntamos la confirmación de tarifa de esta carga: {{from}} a {{to}}, recolección {{date}}, {{pay}} en total.\n\nFírmela aquí a más tardar el {{until}}; no necesita iniciar sesión. Indique ahí el conductor y el camión, y reporte la recolección y la entrega en la misma página:\n\n{{link}}',
  },
  events: {
    dispatched: 'Conductor y camión asignados',
    picked_up: 'Recolectado',
    moved: 'En tránsito',
    delayed: 'Con retraso',
    proof_of_delivery: 'Entregado',
  },
};
