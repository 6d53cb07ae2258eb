import { i18n } from '../../../lib/language/i18n.ts';

const say = i18n.t as (
  key: string,
  options: { readonly defaultValue: string; readonly [name: string]: string },
) => string;

/** A code as people read it: `carrier_bill` is `Carrier bill`. */
function readable(code: string): string {
  const text = code.replaceAll(/[._]+/g, ' ').trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A kind of record in words; one that has none yet is read as it is written. */
export function subjectWords(type: string): string {
  return say(`audit_trail.subjects.${type}`, { defaultValue: readable(type).toLowerCase() });
}

/**
 * What was done, in words. An action without words of its own is told by its subject and its verb, so that one which was
 * added yesterday reads as well.
 */
export function actionWords(action: string): string {
  const [type = '', ...rest] = action.split('.');
  const verb = rest.join('.');
  const subject = readable(subjectWords(type));
  const made = say('audit_trail.unknown_action', {
    defaultValue: '',
    subject,
    verb: say(`audit_trail.verbs.${verb}`, { defaultValue: readable(verb).toLowerCase() }),
  });
  return say(`audit_trail.actions.${action}`, { defaultValue: verb === '' ? readable(action) : made });
}

/** A field in words, with the ones it is inside of. */
export function fieldWords(path: readonly string[]): string {
  return path.map((name) => say(`audit_trail.fields.${name}`, { defaultValue: readable(name) })).join(' › ');
}
