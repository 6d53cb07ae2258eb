// Records the video tutorials: every guide in every language, from the running product, with its captions.
// `npm run tutorials` records all of them, `npm run tutorials -- track sign_in.es` one in both languages and one in
// Spanish.
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { languages } from '@waybill/phrases';
import { freePort } from '../apps/server/src/core/database/embedded/launch.ts';
import { root } from './check/repository.ts';
import { startProduct } from './measure/product.ts';
import { ensureWebBuilt } from './setup/web.mjs';
import { guides } from './tutorials/guides.ts';
import { saveRecording } from './tutorials/keep.ts';
import { record } from './tutorials/record.ts';

const asked = process.argv.slice(2);
const isAsked = (name: string, language: string): boolean =>
  asked.length === 0 || asked.includes(name) || asked.includes(`${name}.${language}`);
await ensureWebBuilt(root);
const dataDir = await mkdtemp(join(tmpdir(), 'waybill-tutorials-'));
await chmod(dataDir, 0o711);
const port = await freePort();
const product = await startProduct({ port, dataDir, logFile: join(root, 'test-results/tutorials.log') });
try {
  for (const language of languages) {
    for (const guide of guides.filter(({ name }) => isAsked(name, language))) {
      const recording = await record(guide, language, `http://localhost:${port}`);
      console.error(`${guide.name} ${language}: ${recording.seconds} s, ${Math.round(recording.bytes / 1024)} kB`);
      await saveRecording(recording);
    }
  }
} finally {
  await product.stop();
  await rm(dataDir, { recursive: true, force: true });
}
