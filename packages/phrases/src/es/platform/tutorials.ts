import type { Translation } from '../../types.ts';
import type { tutorials as source } from '../../en/platform/tutorials.ts';

export const tutorials: Translation<typeof source> = {
  note: 'Videos cortos de cada pantalla, con subtítulos.',
  list: 'Tutoriales',
  seconds_one: '{{count}} segundo',
  seconds_other: '{{count}} segundos',
  minutes: '{{minutes}} min {{seconds}} s',
  language: 'Idioma de los videos',
  in_en: 'Inglés',
  in_es: 'Español',
  captions: 'Subtítulos',
  transcript: 'Transcripción',
  video: 'Video: {{title}}',
  failed: 'No se pudo reproducir este video. Lea la transcripción de abajo.',
  guides: {
    sign_in: {
      title: 'Inicie sesión y conozca el menú',
      text: 'Dónde está cada pantalla y cómo llegar más rápido.',
      steps: {
        a: 'Inicie sesión con su correo y su contraseña.',
        b: 'Primero se abre Cotizar y enviar. Use el menú de la izquierda para abrir las demás pantallas.',
        c: 'Presione Ctrl y K para abrir una pantalla, o un envío por su número.',
        d: 'Cambie aquí el idioma y el tema; su configuración los guarda.',
      },
    },
    quote_and_book: {
      title: 'Cotice y reserve un envío',
      text: 'De los códigos postales al conocimiento de embarque.',
      steps: {
        a: 'Escriba ambos códigos postales: se llenan la ciudad, el estado y la distancia.',
        b: 'Describa lo que envía: cantidad, medidas y peso. Calculamos la densidad y la clase.',
        c: 'Escriba el valor de la carga y obtenga tarifas.',
        d: 'Compare el precio, los días de tránsito y la responsabilidad de cada transportista.',
        e: 'Abra una tarifa para ver todos los cargos, línea por línea.',
        f: 'Resérvela e indique el remitente y el consignatario.',
        g: 'Acepte el aviso legal. El botón muestra el precio.',
        h: 'Reservado: el conocimiento de embarque está listo para imprimir.',
      },
    },
    track: {
      title: 'Rastree sus envíos',
      text: 'Qué está en tránsito, qué requiere atención y qué se entregó.',
      steps: {
        a: 'Rastreo muestra sus envíos, con una pestaña por estado.',
        b: 'Busque por conocimiento de embarque, PRO, referencia, ciudad o transportista.',
        c: 'Abra un envío para ver su historial, cada evento en hora local.',
        d: 'Abajo están los cargos, las direcciones y los documentos.',
      },
    },
    address_book: {
      title: 'Administre su libreta de direcciones',
      text: 'Los lugares de origen y destino, con contactos y horarios.',
      steps: {
        a: 'Busque direcciones por empresa, contacto o ciudad.',
        b: 'Abra una dirección para ver sus datos.',
        c: 'Agregue una dirección: el código postal llena la ciudad y el estado.',
        d: 'Guárdela para compartirla con todos los usuarios de su cuenta.',
      },
    },
    product_catalog: {
      title: 'Administre su catálogo de productos',
      text: 'Mida una sola vez los productos que envía seguido.',
      steps: {
        a: 'El catálogo muestra productos con medidas, peso y clase.',
        b: 'Agregue un producto con su SKU.',
        c: 'Calculamos la densidad y la clase con las medidas y el peso.',
        d: 'Guárdelo y elíjalo para llenar un artículo de una cotización.',
      },
    },
  },
};
