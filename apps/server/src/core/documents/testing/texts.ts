import { en } from '@waybill/phrases/en';
import { es } from '@waybill/phrases/es';

export const texts = { en: en.documents, es: es.documents };
