import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';

/** So long after the last key suggestions are asked for, in milliseconds. */
const pause = 180;

export type Typed = {
  /** What is looked for, once the person has stopped typing for a moment; empty while nothing is. */
  readonly sought: string;
  readonly open: boolean;
  readonly onType: (text: string) => void;
  readonly onClose: () => void;
};

/** What a person types into a field that has suggestions. Fewer letters than `least` are looked for nowhere. */
export function useTyped(least: number): Typed {
  const [text, setText] = useState('');
  const [settled] = useDebouncedValue(text, pause);
  const asked = text === '' ? '' : settled.trim();
  return {
    sought: asked.length < least ? '' : asked.slice(0, 60),
    open: text !== '',
    onType: setText,
    onClose: () => setText(''),
  };
}
