import type { Translation } from '../../types.ts';
import type { shipment_lists as source } from '../../en/shipments/shipment-lists.ts';

export const shipment_lists: Translation<typeof source> = {
  columns: { button: 'Columnas', usual: 'Columnas habituales' },
  views: {
    button: 'Vistas',
    none: 'Aún no hay vistas. Elija filtros, orden y columnas y guárdelos con un nombre.',
    own: 'Sus vistas',
    of_others: 'Compartidas en la cuenta',
    shared_by_you: 'Compartida por usted',
    keep_this: 'Guardar esta vista',
    keep_title: 'Guardar esta vista',
    keep: 'Guardar vista',
    name: 'Nombre',
    name_hint: 'Se guardan los filtros, el orden y las columnas tal como están.',
    share: 'Compartir con la cuenta',
    share_hint: 'La ven todos los de la cuenta; solo usted puede cambiarla.',
    kept: 'La vista «{{name}}» está guardada',
    remove: 'Quitar la vista «{{name}}»',
    not_removed: 'No se pudo quitar la vista',
    removed: 'La vista «{{name}}» se quitó',
    undo: 'Deshacer',
    not_back: 'No se pudo recuperar la vista',
  },
  chosen: {
    label: 'Envíos elegidos',
    count_one: '{{count}} elegido',
    count_other: '{{count}} elegidos',
    print: 'Imprimir documentos',
    printing: 'Trayendo los documentos',
    too_many: 'Se imprimen {{count}} a la vez como máximo',
    papers: {
      'bill-of-lading': 'Conocimientos de embarque',
      labels: 'Etiquetas',
      everything: 'Conocimientos y etiquetas',
      'packing-slip': 'Listas de empaque',
    },
    no_papers: 'Nada que imprimir',
    no_papers_text: 'Ninguno de los envíos elegidos tiene un documento así.',
    export: 'Exportar {{count}}',
    clear: 'Quitar',
  },
};
