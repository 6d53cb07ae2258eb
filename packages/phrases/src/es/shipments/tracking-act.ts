import type { Translation } from '../../types.ts';
import type { tracking_act as source } from '../../en/shipments/tracking-act.ts';

export const tracking_act: Translation<typeof source> = {
  title: 'Acción requerida: {{cause}}',
  call: 'Llamar a {{company}}',
  mail: 'Enviar correo',
  resolve: 'Resolver',
  required: {
    A3: 'El transportista devuelve el envío. Acuerde con el consignatario qué hacer y envíelo de nuevo.',
    A7: 'El consignatario lo rechazó. Averigüe por qué y pida otra entrega o la devolución antes de que cobren almacenaje.',
    A9: 'La carga está dañada. Pida al consignatario fotos y que guarde el embalaje: la reclamación necesita ambas cosas.',
    AH: 'Nadie recibió la entrega. Acuerde día y hora con el consignatario para un nuevo intento.',
    AI: 'La carga va a otra dirección. Confirme con el consignatario que sea correcta.',
    AP: 'La entrega está incompleta. Pregunte al consignatario qué falta.',
    BC: 'La carga está en almacén y se cobra por día. Acuerde ya la entrega con el consignatario.',
    OO: 'El transportista tiene los documentos, pero no la carga. Pregunte en la recolección si sigue en el andén.',
    PR: 'La aduana lo retiene. Pida al consignatario o al agente aduanal los documentos faltantes.',
    unknown: 'El transportista lleva demasiado tiempo sin novedades. Pregunte en la recolección si se llevó la carga.',
    other: 'El transportista necesita sus instrucciones. Consulte en la recolección y avise al transportista.',
  },
};
