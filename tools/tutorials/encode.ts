import { run } from '../setup/run.mjs';

const quiet = ['-hide_banner', '-loglevel', 'error', '-y'];

async function ffmpeg(args: readonly string[]): Promise<void> {
  const code = await run('ffmpeg', [...quiet, ...args], { stdio: ['ignore', 2, 2] });
  if (code === 127) throw new Error('ffmpeg is needed: sudo apt-get install ffmpeg');
  if (code !== 0) throw new Error(`ffmpeg ended with code ${code}`);
}

/** Makes a film of pictures: VP9, ten pictures a second, small since a screen stands still most of the time. */
export async function encodeVideo(list: string, film: string): Promise<void> {
  const input = ['-f', 'concat', '-safe', '0', '-i', list];
  const look = ['-vf', 'fps=10,format=yuv420p', '-c:v', 'libvpx-vp9', '-crf', '40', '-b:v', '0'];
  await ffmpeg([...input, ...look, '-g', '100', '-row-mt', '1', '-deadline', 'good', '-cpu-used', '4', '-an', film]);
}

/** The picture that stands where a film has not begun, taken some seconds into it. */
export async function encodePoster(film: string, second: number, poster: string): Promise<void> {
  await ffmpeg(['-ss', second.toFixed(1), '-i', film, '-frames:v', '1', '-c:v', 'libwebp', '-quality', '55', poster]);
}
