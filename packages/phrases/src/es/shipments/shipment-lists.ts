import type { Translation } from '../../types.ts';
import type { shipment_lists as source } from '../../en/shipments/shipment-lists.ts';

export const shipment_lists: Translation<typeof source> = {
  columns: { button: 'Columnas', usual: 'Restablecer columnas' },
  views: {
    button: 'Vistas',
    none: 'Aún no hay vistas. Elija filtros, orden y columnas y guárdelos como vista.',
    own: 'Sus vistas',
    of_others: 'Compartidas con su cuenta',
    shared_by_you: 'Compartida por usted',
    keep_this: 'Guardar esta vista',
    keep_title: 'Guardar esta vista',
    keep: 'Guardar vista',
    name: 'Nombre',
    name_hint: 'Guarda los filtros, el orden y las columnas actuales.',
    share: 'Compartir con la cuenta',
    share_hint: 'Todos los usuarios de la cuenta la ven. Solo usted puede cambiarla.',
    kept: 'Vista «{{name}}» guardada',
    remove: 'Quitar la vista «{{name}}»',
    not_removed: 'No se pudo quitar la vista',
    removed: 'Vista «{{name}}» quitada',
    undo: 'Deshacer',
    not_back: 'No se pudo restaurar la vista',
  },
  chosen: {
    label: 'Envíos seleccionados',
    count_one: '{{count}} seleccionado',
    count_other: '{{count}} seleccionados',
    print: 'Imprimir documentos',
    printing: 'Cargando documentos',
    too_many: 'Puede imprimir hasta {{count}} a la vez',
    papers: {
      'bill-of-lading': 'Conocimientos de embarque',
      labels: 'Etiquetas',
      everything: 'Conocimientos y etiquetas',
      'packing-slip': 'Listas de empaque',
    },
    no_papers: 'Nada que imprimir',
    no_papers_text: 'Ninguno de los envíos seleccionados tiene este documento.',
    export: 'Exportar {{count}}',
    clear: 'Borrar',
  },
};
