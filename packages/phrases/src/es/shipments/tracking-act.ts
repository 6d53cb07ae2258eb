import type { Translation } from '../../types.ts';
import type { tracking_act as source } from '../../en/shipments/tracking-act.ts';

export const tracking_act: Translation<typeof source> = {
  title: 'Acción requerida: {{cause}}',
  call: 'Llamar a {{company}}',
  mail: 'Escribir un correo',
  resolve: 'Resolver',
  required: {
    A3: 'El transportista lo trae de vuelta. Acuerde con el destinatario qué hacer y envíelo otra vez.',
    A7: 'El destinatario lo rechazó. Aclare por qué y haga que se entregue de nuevo, o devuélvalo antes de que cobren almacenaje.',
    A9: 'Está dañado. Pida fotos al destinatario y que guarde el embalaje: una reclamación necesita ambos.',
    AH: 'Nadie lo recibió. Acuerde día y hora con el destinatario para que el transportista vuelva.',
    AI: 'Va a otro lugar. Pregunte al destinatario si es correcto.',
    AP: 'La entrega no se terminó. Pregunte al destinatario qué falta.',
    BC: 'Está en almacén, que cuesta por día. Acuerde ya una entrega con el destinatario.',
    OO: 'Llegaron los papeles sin la carga. Pregunte en la recolección si aún está en el andén.',
    PR: 'La aduana lo retiene. Pida al destinatario o al agente aduanal los papeles que faltan.',
    unknown: 'El transportista lleva demasiado tiempo callado. Pregunte en la recolección si se lo llevó.',
    other: 'El transportista espera su respuesta. Pregunte en la recolección y avise al transportista.',
  },
};
