import type { notices as en } from '../en/notices.ts';
import type { Translation } from '../types.ts';

export const notices: Translation<typeof en> = {
  title: 'Avisos',
  open_none: 'Avisos, ninguno sin leer',
  open_one: 'Avisos, {{count}} sin leer',
  open_other: 'Avisos, {{count}} sin leer',
  many: '99+',
  mark_all: 'Marcar todo como leído',
  unread: 'Sin leer',
  earlier: 'Ver anteriores',
  empty_title: 'Nada que avisar todavía',
  empty_text: 'Aquí aparecen respuestas, ofertas y cambios.',
  arrived_one: '{{count}} aviso nuevo',
  arrived_other: '{{count}} avisos nuevos',
  kinds: {
    quote_request_answered: 'Ventas respondió {{number}} ({{lane}}). Vea la oferta y resérvela.',
    quote_request_message: '{{name}} escribió sobre {{number}} ({{lane}}).',
    quote_request_taken_on: '{{name}} atiende {{number}} ({{lane}}).',
    quote_request_expired: 'La oferta de {{number}} ({{lane}}) venció. Pida una nueva.',
    sales_request_new: '{{name}} pide una cotización: {{number}} ({{lane}}).',
    sales_request_message: '{{name}} escribió sobre {{number}} ({{lane}}).',
    sales_request_change_asked: '{{name}} pide otra oferta: {{number}} ({{lane}}).',
    sales_request_accepted: '{{name}} reservó {{number}} ({{lane}}) con {{carrier}}. Avise al transportista.',
    sales_request_declined: '{{name}} rechazó la oferta de {{number}} ({{lane}}).',
    sales_request_withdrawn: '{{name}} retiró {{number}} ({{lane}}).',
    sales_request_assigned: '{{name}} le asignó {{number}} ({{lane}}).',
  },
};
