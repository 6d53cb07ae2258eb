const weekdays = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'] as const;
const months = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
] as const;

/** Each word, also cut short as `Intl` does it. */
const short = (words: readonly string[]): string =>
  words.map((word) => `${word.slice(0, 3)}(?:${word.slice(3)}|${word.slice(3, 4)})?`).join('|');
const dated = new RegExp(
  // `mar, 1 de dic de 2026`, or `23 nov 2026`.
  String.raw`\b([Ee]l|[Dd]el|[Aa]l) (?:(${short(weekdays)})\.?,? )?(\d{1,2}) (?:de )?(${short(months)})\b` +
    // The dot of a word cut short, but never that of a sentence.
    String.raw`(?:\.(?=,| [a-z\d]))?(?: (?:de )?(20\d\d)\b)?`,
  'g',
);

const whole = (words: readonly string[], cut: string): string => words.find((word) => word.startsWith(cut)) ?? '';

/** Words that lead to a day inside a sentence, `antes de lun, 30 de nov`, and what they are before its article. */
const leading: Readonly<Record<string, string>> = {
  'a las': 'el',
  de: 'del',
  desde: 'desde el',
  hasta: 'hasta el',
  para: 'para el',
};
const led = new RegExp(String.raw`\b(${Object.keys(leading).join('|')}) (?=(?:${short(weekdays)})\.?,? \d)`, 'gi');

/** Puts the article in, with the capital of the word before it. */
function withArticle(word: string): string {
  const right = leading[word.toLowerCase()] ?? word;
  return /^\p{Lu}/u.test(word) ? right.charAt(0).toUpperCase() + right.slice(1) : right;
}

/**
 * Writes out each date inside a sentence: nobody says "antes de lun, 30 de nov" or "el mar, 1 de dic". Where a date
 * stands alone, as in a table, it stays short.
 */
export function datesInWords(text: string): string {
  return text
    .replace(led, (_, word: string) => `${withArticle(word)} `)
    .replace(dated, (_, article, weekday, day, month, year) => {
      const named = weekday ? `${whole(weekdays, weekday)} ` : '';
      return `${article} ${named}${day} de ${whole(months, month)}${year ? ` de ${year}` : ''}`;
    });
}

/** `datesInWords` for i18next, by its name in the option `postProcess`. */
export const spanishDates = { type: 'postProcessor', name: 'dates', process: datesInWords } as const;
