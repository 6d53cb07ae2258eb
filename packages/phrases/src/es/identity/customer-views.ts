import type { customer_views as en } from '../../en/identity/customer-views.ts';
import type { Translation } from '../../types.ts';

export const customer_views: Translation<typeof en> = {
  view_as: 'Ver como cliente',
  failed: 'No se pudo abrir la vista del cliente',
  viewing: 'Está viendo {{account}} como cliente.',
  read_only: 'Solo lectura. Termina a las {{time}}.',
  merged: 'Los envíos y facturas anteriores al {{date}} están en {{account}} ({{number}}).',
  look: 'Ver cuenta',
  viewing_merged: 'Está viendo {{account}}, que se fusionó con su cuenta.',
  back_merged: 'Volver a su cuenta',
  back: 'Volver al área del personal',
};
