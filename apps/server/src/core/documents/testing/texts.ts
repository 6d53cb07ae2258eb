import { documents as en } from '../../../../../../packages/phrases/src/en/documents.ts';
import { documents as es } from '../../../../../../packages/phrases/src/es/documents.ts';

/** The texts the documents are printed with. */
export const texts = { en, es };
