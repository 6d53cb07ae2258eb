import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { checkGlossary, checkWording, findWording } from './wording.ts';

describe('the wording of a text', () => {
  it.each([
    ['en', 'The shipment was cancelled.', '"cancelled": write the American spelling'],
    ['en', 'Nobody was found', '"Nobody": write everyone, no one, or the name of the role'],
    ['en', 'We send mails at night', '"mails": write email'],
    ['es', 'Su pickup es mañana', '"pickup": write recolección'],
    ['es', 'La dueña de la cuenta', '"dueña": write titular'],
  ] as const)('is complained about (%s): %s', (language, text, complaint) => {
    expect(findWording(text, language)).toEqual([complaint]);
  });

  it.each([
    ['en', 'The shipment was canceled; its cancellation is free.'],
    ['en', 'Email sent to {{whoever}}'],
    ['es', 'La recolección es mañana; el titular recibe un correo.'],
  ] as const)('is fine (%s): %s', (language, text) => {
    expect(findWording(text, language)).toEqual([]);
  });

  it('has sentences of at most 22 words', () => {
    const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');
    expect(findWording(`${words(22)}. ${words(22)}.`, 'en')).toEqual([]);
    expect(findWording(`${words(5)}. ${words(23)}.`, 'en')).toEqual([expect.stringMatching(/^over 22 words: "word/)]);
  });

  it('is looked at in documents, but not in their code, links, and tables', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'waybill-wording-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const text = 'It asks nobody.\n\n| not | whoever |\n\nSee `nobody()` and [it](nobody.md).\n\n```\nwhoever\n```\n';
    await writeFile(join(folder, 'a.md'), text);
    const found = await checkWording(folder, ['a.md']);
    expect(found.filter((line) => line.startsWith('a.md'))).toEqual([
      'a.md: "nobody": write everyone, no one, or the name of the role',
    ]);
  });
});

it('the glossary has each term once, in both languages, with its meaning', () => {
  const table = '| English | Spanish | Meaning |\n| --- | --- | --- |\n| lane | ruta | origin and destination |\n';
  expect(checkGlossary(table)).toEqual([]);
  expect(checkGlossary(`${table}| lane | carril | way |\n| seal |  | closes a trailer |\n`)).toEqual([
    'seal: a term has a translation and a meaning',
    'lane: listed twice',
  ]);
});
