import { errors } from './errors.ts';
import { fields } from './fields.ts';
import { session } from './session.ts';

/** English: the source of every phrase. One file for each feature, named as the feature is elsewhere. */
export const en = { errors, fields, session } as const;
