import { useEffect, useState } from 'react';
import { notifyRefused } from './notify.ts';

/** So long a button says that it copied, in milliseconds. */
const said = 4000;

/**
 * Copies a text, and says for a while that it did. Without a safe connection the clipboard is closed: the text is shown
 * then, to be copied by hand.
 * @param failed what stands over the text in that case
 */
export function useCopy(text: string, failed: string): { readonly copied: boolean; readonly copy: () => void } {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), said);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      notifyRefused({ title: failed, text });
    }
  };
  return { copied, copy: () => void copy() };
}
