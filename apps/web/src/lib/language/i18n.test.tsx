import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readCookie, writeCookie } from '../cookies.ts';
import { formatsFor } from '../format/formats.ts';
import { currentLanguage, i18n, preferredLanguage, setLanguage, startLanguage } from './i18n.ts';
import { fieldText } from './text.ts';

function browserAsks(...tags: readonly string[]): void {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(tags);
}

beforeEach(() => {
  document.cookie = 'wb_language=; Max-Age=0; Path=/';
});

describe('the language to begin with', () => {
  it.each([
    [['es-MX', 'en'], 'es'],
    [['fr-CA', 'es'], 'es'],
    [['fr-CA', 'de'], 'en'],
    [['en-US', 'es'], 'en'],
  ] as const)('for a browser that asks for %j is %s', (tags, language) => {
    browserAsks(...tags);
    expect(preferredLanguage()).toBe(language);
  });

  it('is the one chosen here before', () => {
    browserAsks('es-MX');
    writeCookie('wb_language', 'en');
    expect(preferredLanguage()).toBe('en');
    writeCookie('wb_language', 'tlh');
    expect(preferredLanguage()).toBe('es');
  });
});

describe('the phrases', () => {
  it('start in the language asked for and switch with everything that goes by it', async () => {
    await startLanguage('es');
    expect(currentLanguage()).toBe('es');
    expect(i18n.t('frame.logout')).toBe('Cerrar sesión');
    await setLanguage('en');
    expect(i18n.t('frame.logout')).toBe('Logout');
    expect(document.documentElement.lang).toBe('en');
    expect(readCookie('wb_language')).toBe('en');
  });

  it('say the specification word for word beside a field', async () => {
    await startLanguage('en');
    expect(fieldText('required')).toBe('Field is required');
    expect(fieldText('invalid_phone')).toBe('Enter valid number');
    expect(fieldText('too_long', { max: 8 })).toBe('At most 8 characters');
    expect(i18n.t('frame.unauthorized_title')).toBe('Unauthrized');
    expect(i18n.t('frame.not_found', { name: 'x' })).toBe('Page not found: x');
  });

  it('write a date out in a Spanish sentence', async () => {
    await startLanguage('es');
    const date = formatsFor('es', 'metric').date('2026-12-01');
    expect(i18n.t('tracking.now.dispatched', { date })).toBe('Aceptado, recolección el martes 1 de diciembre');
  });

  it('leave what a person typed as it is', async () => {
    await startLanguage('en');
    expect(i18n.t('frame.not_found', { name: '<b>&' })).toBe('Page not found: <b>&');
  });
});

describe('a cookie', () => {
  it('is read whole and decoded, also when it cannot be', () => {
    document.cookie = 'wb_a=x%3D%3D==; Path=/';
    expect(readCookie('wb_a')).toBe('x====');
    document.cookie = 'wb_b=100%; Path=/';
    expect(readCookie('wb_b')).toBe('100%');
    expect(readCookie('wb')).toBeNull();
  });
});
