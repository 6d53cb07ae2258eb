import { en } from '@waybill/phrases/en';
import { es } from '@waybill/phrases/es';

/** The texts the documents are printed with. */
export const texts = { en: en.documents, es: es.documents };
