import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { barsPath, totalWidth } from './bars.ts';
import { code128Widths } from './code128.ts';
import css from './barcode.module.css';

/** Modules of white that the symbology asks for on each side. */
const quietZone = 10;
const moduleHeight = 32;

export type BarcodeProps = {
  /** What a scanner reads; spaces are for people and left out. */
  readonly value: string;
  /** Height of the bars in CSS pixels. */
  readonly height?: number;
  /** Width of one module in CSS pixels; 1 or more scans from a screen. */
  readonly module?: number;
};

/** A number as scannable Code 128, black on white in either theme. Plain HTML: it can be drawn on the server. */
export function Barcode({ value, height = 40, module = 1.5 }: BarcodeProps) {
  const { t } = useTranslation();
  const widths = code128Widths(value.replaceAll(' ', ''));
  const modules = totalWidth(widths) + 2 * quietZone;
  return (
    <svg
      className={css.barcode}
      role="img"
      aria-label={t('freight.strip.barcode', { value })}
      viewBox={`0 0 ${modules} ${moduleHeight}`}
      preserveAspectRatio="none"
      style={{ width: modules * module, height, '--quiet': `${quietZone * module}px` } as CSSProperties}
      shapeRendering={Number.isInteger(module) ? 'crispEdges' : 'auto'}
    >
      <path d={barsPath(widths, moduleHeight, quietZone)} />
    </svg>
  );
}
