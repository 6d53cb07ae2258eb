import { useState, type ChangeEvent, type FocusEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../lib/language/i18n.ts';
import { notifyRefused } from '../notify.ts';
import { numberText, onlyNumber, readNumber } from './number-text.ts';

type Options = {
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  readonly onLeave?: (() => void) | undefined;
  /** Digits behind the point, at most. */
  readonly decimals?: number;
  /** How the number stands while nobody types it; as its language writes it, when not given. */
  readonly write?: (value: number) => string;
};

/**
 * What an input needs to hold a number: as typed while it is typed, well written once it is left. The focus alone
 * selects the text and must not change it: another text would lose the selection, and what is typed next would be
 * added to the old number. A text that is not clear stays, sets nothing, and is asked about when it is left.
 */
export function useNumberText({ value, onChange, onLeave, decimals = 4, write }: Options) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState<string | null>(null);
  const [unclear, setUnclear] = useState<string | null>(null);
  const language = currentLanguage();
  const written = value !== null && write !== undefined ? write(value) : numberText(value, language, decimals);
  return {
    value: typed ?? (value === null ? (unclear ?? written) : written),
    inputMode: decimals === 0 ? ('numeric' as const) : ('decimal' as const),
    autoComplete: 'off',
    onFocus: (event: FocusEvent<HTMLInputElement>) => event.currentTarget.select(),
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      const text = onlyNumber(event.currentTarget.value);
      setTyped(text);
      setUnclear(null);
      onChange(readNumber(text, language));
    },
    onBlur: () => {
      setTyped(null);
      if (typed !== null && typed !== '' && readNumber(typed, language) === null) {
        setUnclear(typed);
        notifyRefused({
          id: 'unclear-number',
          title: t('common.unclear_number', { text: typed }),
          text: t('common.unclear_number_text'),
        });
      }
      onLeave?.();
    },
  };
}
