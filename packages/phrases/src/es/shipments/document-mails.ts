import type { Translation } from '../../types.ts';
import type { document_mails as source } from '../../en/shipments/document-mails.ts';

export const document_mails: Translation<typeof source> = {
  subject: 'Documentos del envío {{number}}: de {{from}} a {{to}}',
  text: '{{account}} le envía los documentos del envío {{number}}.\n\nLos documentos van adjuntos en PDF. Cualquiera con el enlace puede rastrear el envío sin iniciar sesión.',
  carrier: 'Transportista',
  pickup: 'Recolección',
  open: 'Rastrear envío',
};
