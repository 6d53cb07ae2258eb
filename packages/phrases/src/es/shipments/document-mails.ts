import type { Translation } from '../../types.ts';
import type { document_mails as source } from '../../en/shipments/document-mails.ts';

export const document_mails: Translation<typeof source> = {
  subject: 'Documentos del envío {{number}}: de {{from}} a {{to}}',
  text: '{{account}} le envía los documentos del envío {{number}}.\n\nTransportista: {{carrier}}\nDesde: {{from}}\nHasta: {{to}}\nRecolección: {{date}}\n\nLos documentos van adjuntos en PDF. Puede seguir el envío aquí, sin iniciar sesión:\n{{url}}',
};
