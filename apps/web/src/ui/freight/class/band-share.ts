import type { DensityBand } from '@waybill/freight';

/**
 * Where a density stands on a scale drawn with bands of equal width, from 0 to 1. The last band is open, so a
 * density twice its beginning stands at its end.
 */
export function bandShare(density: number, bands: readonly DensityBand[]): number {
  const index = bands.findLastIndex(({ fromPcf }) => density >= fromPcf);
  const from = bands[index]?.fromPcf ?? 0;
  const to = bands[index + 1]?.fromPcf ?? from * 2;
  return (index + Math.min(1, (density - from) / (to - from))) / bands.length;
}
