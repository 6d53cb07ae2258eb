import type { customer_views as en } from '../../en/identity/customer-views.ts';
import type { Translation } from '../../types.ts';

export const customer_views: Translation<typeof en> = {
  view_as: 'Ver como cliente',
  failed: 'Ahora no se puede mirar la cuenta',
  viewing: 'Está viendo {{account}} como su cliente.',
  read_only: 'Aquí no se puede cambiar nada. Termina a las {{time}}.',
  merged: 'Lo que se reservó y facturó con {{account}} ({{number}}) antes del {{date}} se conserva allí.',
  look: 'Verlo',
  viewing_merged: 'Está viendo {{account}}, que se fusionó con su cuenta.',
  back_merged: 'Volver a su cuenta',
  back: 'Volver al personal',
};
