import { useTranslation } from 'react-i18next';

/** A calendar date with its year and no weekday, `Nov 23, 2026`, for dates of documents and indexes. */
export function plainDate(date: string, language: string): string {
  const format = new Intl.DateTimeFormat(language === 'es' ? 'es-US' : 'en-US', {
    dateStyle: 'medium',
    timeZone: 'UTC',
  });
  return format.format(new Date(`${date}T00:00:00Z`));
}

/** `plainDate` in the language shown. */
export function usePlainDate(): (date: string) => string {
  const { i18n } = useTranslation();
  return (date) => plainDate(date, i18n.language);
}
