import type { Translation } from '../types.ts';
import type { en } from '../en/index.ts';
import { errors } from './errors.ts';
import { fields } from './fields.ts';
import { session } from './session.ts';

export const es: Translation<typeof en> = { errors, fields, session };
