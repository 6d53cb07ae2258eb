import { useNumberText } from './use-number-text.ts';

type Options = {
  /** In units of 10^-decimals, e.g. cents with 2; null, or no number, for nothing. */
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  readonly decimals: 0 | 2 | 3 | 6;
};

/** What an input needs to hold a figure that is typed with its decimals, stands with all of them, and is kept whole. */
export function useScaledText({ value, onChange, decimals }: Options) {
  const scale = 10 ** decimals;
  return useNumberText({
    value: value === null || Number.isNaN(value) ? null : value / scale,
    onChange: (typed) => onChange(typed === null ? null : Math.round(typed * scale)),
    decimals,
    ...(decimals === 0 ? {} : { write: (figure: number) => figure.toFixed(decimals) }),
  });
}
