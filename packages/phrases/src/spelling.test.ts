import { expect, it } from 'vitest';
import { en } from './en/index.ts';
import { es } from './es/index.ts';

type Texts = { readonly [key: string]: string | Texts };

/** British spellings that our texts would have a word for; "cancellation" has two l in American English as well. */
const british =
  /\b(?:cancell(?:ed|ing)|cancelations?|travell\w+|labell\w+|modell\w+|totall(?:ed|ing)|\w*colour\w*|\w+avour\w*|\w*behaviour\w*|centres?|\w*metres?|grey|licences?|cheques?|tyres?|kerbs?|catalogues?|programmes?|judgements?|(?:organ|author|recogn|real|summar|final)is(?:e|ed|es|ing|ation)\b)/gi;

/** Words for a role of an account that the Spanish texts name otherwise: an owner is a "titular" everywhere. */
const otherRoles = /propietari\w+|dueñ\w+/gi;

function wordsIn(texts: Texts, wanted: RegExp): string[] {
  return Object.values(texts).flatMap((value) =>
    typeof value === 'string' ? [...value.matchAll(wanted)].map(([word]) => word) : wordsIn(value, wanted),
  );
}

it('every English text is spelled as in the United States', () => {
  expect(wordsIn(en as Texts, british)).toEqual([]);
});

it('Spanish texts call one role by one word', () => {
  expect(wordsIn(es as Texts, otherRoles)).toEqual([]);
});
