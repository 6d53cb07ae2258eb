import { Readable } from 'node:stream';
import { csvLine, csvMark, partFileFields } from '@waybill/contract';
import type { Context } from '../../../core/context.ts';
import { speak } from '../../../core/speak.ts';
import { definitionOf, partColumns } from './part-row.ts';
import { wanted, type PartQuery } from './search.ts';

const piece = 1_000;

async function* linesOf({ db, language }: Context, asked: PartQuery): AsyncGenerator<string> {
  const say = speak(language);
  yield csvMark + csvLine(partFileFields.map((field) => say(`parts.file.${field}`)));
  let last: string | null = null;
  for (;;) {
    let rows = db.selectFrom('parts').select(partColumns).where(wanted(asked)).orderBy('id').limit(piece);
    if (last !== null) rows = rows.where('id', '>', last);
    const found = await rows.execute();
    const lines = found.map((row) => {
      const cells = definitionOf(row);
      return csvLine(partFileFields.map((field) => cells[field]));
    });
    if (lines.length > 0) yield lines.join('');
    if (found.length < piece) return;
    last = found.at(-1)?.id ?? null;
  }
}

/** Streams the matching parts as a file. */
export function exportParts(ctx: Context, asked: PartQuery): Readable {
  return Readable.from(linesOf(ctx, asked), { objectMode: true, highWaterMark: 1 });
}
