import type { booking_for as en } from '../../en/identity/booking-for.ts';
import type { Translation } from '../../types.ts';

export const booking_for: Translation<typeof en> = {
  open: 'Cotizar o reservar por el cliente',
  title: 'Cotizar o reservar por {{account}}',
  text: 'Usará sus tarifas, libreta de direcciones, productos y crédito. El cliente verá que usted reservó y recibirá un correo.',
  asked_by: 'Quién lo pidió',
  asked_how: 'Cómo',
  hows: { phone: 'Por teléfono', mail: 'Por correo', chat: 'Por chat' },
  begin: 'Iniciar',
  banner: 'Usted cotiza y reserva por {{account}}',
  banner_text:
    '{{asked_by}} lo pidió {{how}}. Aquí no se puede modificar nada más. Termina a más tardar a las {{time}}.',
  back: 'Volver a la cuenta',
  said_how: { phone: 'por teléfono', mail: 'por correo', chat: 'por chat' },
  booked_by: 'Reservado por encargo del cliente',
  asked: '{{name}}; {{asked_by}} lo pidió {{how}}',
  cost: 'Costo {{cost}}',
  margin: 'Margen {{margin}}',
  mail: {
    subject: 'Reservado para usted: {{number}}',
    text: '{{name}} reservó el envío {{number}} con {{carrier}} para usted, como lo pidió {{asked_by}}.',
    wrong: 'Llámenos si no es lo que usted quería.',
    open: 'Abrir el envío',
  },
};
