import type { Translation } from '../../types.ts';
import type { tutorials as source } from '../../en/platform/tutorials.ts';

export const tutorials: Translation<typeof source> = {
  note: 'Películas cortas de las pantallas con que trabaja, con subtítulos.',
  list: 'Tutoriales',
  seconds_one: '{{count}} segundo',
  seconds_other: '{{count}} segundos',
  minutes: '{{minutes}} min {{seconds}} s',
  language: 'Idioma de las películas',
  in_en: 'Inglés',
  in_es: 'Español',
  captions: 'Subtítulos',
  transcript: 'Transcripción',
  video: 'Película: {{title}}',
  failed: 'Esta película no se pudo reproducir. La transcripción de abajo dice lo que muestra.',
  guides: {
    sign_in: {
      title: 'Inicie sesión y oriéntese',
      text: 'Dónde está todo y el camino más corto.',
      steps: {
        a: 'Inicie sesión con su correo y su contraseña.',
        b: 'Primero se abre Cotizar y enviar. El menú de la izquierda lleva a las demás páginas.',
        c: 'Pulse Ctrl y K para ir a una página, o a un envío por su número.',
        d: 'Idioma y tema están siempre a mano, y su configuración los recuerda.',
      },
    },
    quote_and_book: {
      title: 'Cotice y reserve un envío',
      text: 'De dos códigos postales a un conocimiento de embarque.',
      steps: {
        a: 'Escriba ambos códigos postales: aparecen ciudad, estado y distancia.',
        b: 'Describa lo que envía: cantidad, medidas y peso. Siguen la densidad y la clase.',
        c: 'Indique el valor de la carga y pida tarifas.',
        d: 'Cada transportista contesta con su precio, sus días y su responsabilidad.',
        e: 'Abra una tarifa para ver la cuenta completa, línea por línea.',
        f: 'Resérvela y diga quién entrega y quién recibe la carga.',
        g: 'Acepte el aviso legal. El botón dice el precio.',
        h: 'Reservado: el conocimiento de embarque está listo para imprimir.',
      },
    },
    track: {
      title: 'Rastree sus envíos',
      text: 'Lo que va en camino, lo que le necesita y lo que llegó.',
      steps: {
        a: 'Rastreo lista sus envíos; cada pestaña muestra un estado.',
        b: 'Busque por conocimiento de embarque, PRO, referencia, ciudad o transportista.',
        c: 'Abra un envío para ver su recorrido, cada evento en la hora de su lugar.',
        d: 'Debajo están los cargos, las partes y los documentos.',
      },
    },
    address_book: {
      title: 'Lleve su libreta de direcciones',
      text: 'Los lugares de donde y adonde envía, con contactos y horarios.',
      steps: {
        a: 'Las direcciones se encuentran por empresa, contacto o lugar.',
        b: 'Abra una para ver todo lo que se sabe de ella.',
        c: 'Agregue una dirección: el código postal llena ciudad y estado.',
        d: 'Guárdela, y la tendrán todos en su cuenta.',
      },
    },
    product_catalog: {
      title: 'Lleve su catálogo de productos',
      text: 'Lo que envía a menudo, medido una vez.',
      steps: {
        a: 'El catálogo lista productos con medidas, peso y clase.',
        b: 'Agregue un producto con su propio número.',
        c: 'Medidas y peso dan la densidad, y la densidad da la clase.',
        d: 'Guárdelo: desde ahora llena una línea de una cotización.',
      },
    },
  },
};
