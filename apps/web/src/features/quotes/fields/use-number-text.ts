import { useState, type ChangeEvent, type FocusEvent } from 'react';
import { currentLanguage } from '../../../lib/language/i18n.ts';
import { numberText, onlyNumber, readNumber } from './number-text.ts';

type Options = {
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  readonly onLeave?: (() => void) | undefined;
  /** Digits behind the point, at most. */
  readonly decimals?: number;
};

/** What an input needs to hold a number: as typed while it has the focus, well written once it is left. */
export function useNumberText({ value, onChange, onLeave, decimals = 4 }: Options) {
  const [typed, setTyped] = useState<string | null>(null);
  const language = currentLanguage();
  return {
    value: typed ?? numberText(value, language, decimals),
    inputMode: decimals === 0 ? ('numeric' as const) : ('decimal' as const),
    autoComplete: 'off',
    onFocus: (event: FocusEvent<HTMLInputElement>) => event.currentTarget.select(),
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      const text = onlyNumber(event.currentTarget.value);
      setTyped(text);
      onChange(readNumber(text, language));
    },
    onBlur: () => {
      setTyped(null);
      onLeave?.();
    },
  };
}
