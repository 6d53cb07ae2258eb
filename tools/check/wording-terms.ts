/** A term that no text of the product uses, and what to write instead. */
export type Term = {
  readonly language: 'en' | 'es';
  readonly pattern: RegExp;
  readonly instead: string;
};

const en = (pattern: RegExp, instead: string): Term => ({ language: 'en', pattern, instead });
const es = (pattern: RegExp, instead: string): Term => ({ language: 'es', pattern, instead });

/** British spellings that our texts would have a word for; "cancellation" has two l in American English as well. */
const british =
  /\b(?:cancell(?:ed|ing)|cancelations?|travell\w+|labell\w+|modell\w+|totall(?:ed|ing)|\w*colour\w*|\w+avour\w*|\w*behaviour\w*|honour\w*|centres?|\w*metres?|grey|licences?|cheques?|tyres?|kerbs?|catalogues?|programmes?|judgements?|(?:organ|author|recogn|real|summar|final)is(?:e|ed|es|ing|ation)\b)/i;

/** See `docs/style/wording.md`. Patterns match whole words, in any case. */
export const terms: readonly Term[] = [
  en(british, 'the American spelling'),
  en(/\be-mails?\b|\bmails\b|\ba mail\b(?! carrier)|\bthe mail\b(?! carrier)/i, 'email'),
  en(/\b(?:whoever|whomever|whom)\b/i, 'who, or the name of the role'),
  en(/\b(?:everybody|nobody|somebody|anybody)\b/i, 'everyone, no one, or the name of the role'),
  en(/\bby (?:itself|themselves)\b/i, 'automatically'),
  en(/\bonce more\b|\banew\b|\bafresh\b/i, 'again'),
  en(/\bwish(?:es|ed)?\b/i, 'request, preference'),
  en(/\b(?:put|puts) off\b/i, 'snooze, postpone'),
  en(/\b(?:take|takes|taken|took) back\b/i, 'undo, revoke'),
  en(/\bneeds? (?:a look|you)\b/i, 'needs review, needs attention'),
  en(/\bgo on\b/i, 'continue'),
  en(
    /\b(?:bring|brought) in\b|\b(?:rows?|orders?|addresses|products|file|nothing|it) (?:went|goes|go) in\b(?! \w)/i,
    'import, imported',
  ),
  en(/\b(?:is|are|was|were) told\b/i, 'is notified, or say who emails whom'),
  en(/\basked for\b/i, 'requested'),
  en(/\b(?:holds|honored) until\b/i, 'valid until'),
  en(/\b(?:day and night)\b/i, '24-hour'),
  en(/\bcounts? (?:at once|from)\b/i, 'takes effect'),
  en(/\bbegun\b/i, 'started'),
  en(/\bmend(?:ed|s)?\b|\bput right\b/i, 'fix, correct'),
  en(/\bthe junk\b/i, 'your spam folder'),
  en(/\bare ours\b|\bis ours\b|\bof ours\b/i, 'the name of the thing'),
  en(/\bnot (?:\w+ ){0,3}without\b/i, 'a positive sentence'),
  es(/\b(?:propietari|dueñ)\w+/i, 'titular'),
  es(/\b(?:e-?mails?|mails?)\b/i, 'correo'),
  es(/\bpickup\b|\brecogidas?\b/i, 'recolección'),
  es(/\bcarriers?\b|\bporteador(?:es)?\b/i, 'transportista'),
  es(/\bpal(?:le)?ts?\b|\bpaletas?\b/i, 'tarima'),
  es(/\bdisputas?\b/i, 'aclaración'),
  es(/\bplataformas? elevadoras?\b|\blift-?gate\b/i, 'rampa hidráulica'),
  es(/\bclaves? de acceso\b/i, 'contraseña'),
  es(/\bpor favor\b/i, 'nada: el imperativo basta'),
  es(/\bpelículas?\b/i, 'video'),
  es(/\blos nuestros\b/i, 'el nombre de la cosa'),
];

/** Most words in a sentence; longer ones are read twice. */
export const mostWords = 22;

/** Texts of law and of printed forms, whose wording others give; keys as they begin. */
export const givenTexts: readonly string[] = [
  'customs_papers.certification',
  'disclaimers.booking',
  'documents.billOfLading',
];
