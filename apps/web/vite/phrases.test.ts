import { en } from '@waybill/phrases/en';
import { describe, expect, it } from 'vitest';
import { phrasesSaidBy } from './phrases.ts';

describe('the phrases that come with a source', () => {
  it('are those it names, and no others of their feature', () => {
    expect(phrasesSaidBy(`t('frame.logout')`)).toEqual({ frame: { logout: en.frame.logout } });
  });

  it('are every form of one that counts', () => {
    const { lines_one, lines_other } = en.quotes.items;
    expect(phrasesSaidBy(`t("quotes.items.lines", { count })`)).toEqual({
      quotes: { items: { lines_one, lines_other } },
    });
  });

  it('are all that a template can come to', () => {
    expect(phrasesSaidBy('t(`quotes.steps.${step}`)')).toEqual({ quotes: { steps: en.quotes.steps } });
  });

  it('are none for a name of a page or a text of its own', () => {
    expect(phrasesSaidBy(`go('settings.account'); say('Freight. Nothing else')`)).toEqual({});
  });
});
