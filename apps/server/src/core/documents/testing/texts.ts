import { en } from '@waybill/phrases/en';
import { es } from '@waybill/phrases/es';

/** Texts of the printed documents. */
export const texts = { en: en.documents, es: es.documents };
