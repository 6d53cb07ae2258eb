/** Round prices that enclose the given ones, in minor units: at most five steps of 1, 2, 2.5 or 5 times a power of ten. */
export function priceTicks(low: number, high: number): number[] {
  const spread = Math.max(high - low, high * 0.05, 100);
  const rough = spread / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 2.5, 5, 10].find((one) => one * power >= rough) ?? 10) * power;
  const first = Math.floor((low - spread * 0.04) / step) * step;
  const ticks: number[] = [];
  for (let at = Math.max(0, first); ticks.length < 8; at += step) {
    ticks.push(Math.round(at));
    if (at >= high + spread * 0.04) break;
  }
  return ticks;
}
