import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { allEndpoints } from '@waybill/contract';
import { en } from '@waybill/phrases/en';
import { es } from '@waybill/phrases/es';
import { givenTexts, mostWords, terms, type Term } from './wording-terms.ts';

type Texts = { readonly [key: string]: string | Texts };
type Placed = { readonly where: string; readonly text: string };

/** Every text below a key, with its dotted path. */
function textsOf(texts: Texts, path: string): Placed[] {
  return Object.entries(texts).flatMap(([key, value]) => {
    const where = path === '' ? key : `${path}.${key}`;
    return typeof value === 'string' ? [{ where, text: value }] : textsOf(value, where);
  });
}

/** What the guide in `docs/style/wording.md` says against a text; empty when nothing. */
export function findWording(text: string, language: Term['language']): string[] {
  const plain = text.replaceAll(/\{\{[^}]*\}\}/g, 'x');
  const found = terms
    .filter((term) => term.language === language)
    .flatMap(({ pattern, instead }) => {
      const [word] = pattern.exec(plain) ?? [];
      return word === undefined ? [] : [`"${word}": write ${instead}`];
    });
  const long = plain.split(/[.!?:;]\s+|\n+/).filter((sentence) => sentence.trim().split(/\s+/).length > mostWords);
  return [...found, ...long.map((sentence) => `over ${mostWords} words: "${sentence.trim().slice(0, 60)}…"`)];
}

/** Prose of a document: without code, links' targets, and tables, which name terms to avoid. */
function proseOf(markdown: string): string {
  return markdown
    .replaceAll(/```[\s\S]*?```/g, '')
    .replaceAll(/`[^`]*`/g, 'x')
    .replaceAll(/\]\([^)]*\)/g, ']')
    .split('\n')
    .filter((line) => !line.startsWith('|'))
    .join('\n');
}

const guide = 'docs/style/';
const glossary = `${guide}glossary.md`;

/** Terms of the glossary that are there twice, or lack a translation or a meaning. */
export function checkGlossary(markdown: string): string[] {
  const rows = markdown
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  const names = rows.map(([term]) => term);
  return [
    ...rows
      .filter((cells) => cells.length !== 3 || cells.includes(''))
      .map(([term]) => `${term}: a term has a translation and a meaning`),
    ...names.filter((term, index) => names.indexOf(term) !== index).map((term) => `${term}: listed twice`),
  ];
}

/** Texts of the product, in both languages, and its documents, against the guide for wording. */
export async function checkWording(root: string, files: readonly string[]): Promise<string[]> {
  const phrases = (
    [
      ['en', en],
      ['es', es],
    ] as const
  ).flatMap(([language, texts]) =>
    textsOf(texts as Texts, '')
      .filter(({ where }) => !givenTexts.some((given) => where.startsWith(given)))
      .flatMap(({ where, text }) => findWording(text, language).map((what) => `${language} ${where}: ${what}`)),
  );
  const summaries = allEndpoints().flatMap(({ name, endpoint: { summary } }) =>
    findWording(summary, 'en').map((what) => `endpoint ${name}: ${what}`),
  );
  const documents = await Promise.all(
    files
      .filter((file) => file.endsWith('.md') && !file.startsWith(guide))
      .map(async (file) => {
        const lines = proseOf(await readFile(join(root, file), 'utf8')).split('\n');
        return lines.flatMap((line) =>
          findWording(line, 'en')
            .filter((what) => !what.startsWith('over '))
            .map((what) => `${file}: ${what}`),
        );
      }),
  );
  const entries = files.includes(glossary) ? checkGlossary(await readFile(join(root, glossary), 'utf8')) : [];
  return [...phrases, ...summaries, ...documents.flat(), ...entries.map((what) => `${glossary}: ${what}`)];
}
