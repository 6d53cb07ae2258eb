/** One path of all bars, each as high as the symbol; `from` is where the first bar begins. */
export function barsPath(widths: readonly number[], height: number, from = 0): string {
  let at = from;
  return widths
    .map((width, index) => {
      const bar = index % 2 === 0 ? `M${at} 0h${width}v${height}h-${width}z` : '';
      at += width;
      return bar;
    })
    .join('');
}

export function totalWidth(widths: readonly number[]): number {
  return widths.reduce((sum, width) => sum + width, 0);
}
