import { useTranslation } from 'react-i18next';
import css from './code-view.module.css';

/** What stands where something was hidden before it was kept. */
const hidden = '•••';
const parts = new RegExp(`("(?:[^"\\\\]|\\\\.)*"(?=:)|"?${hidden}"?)`);

/** A body as it was sent: JSON with its structure, anything else as it came. */
export function codeOf(body: unknown): string {
  if (body === null || body === undefined) return '';
  return typeof body === 'string' ? body : JSON.stringify(body, null, 2);
}

function Line({ text }: { readonly text: string }) {
  const { t } = useTranslation();
  return text.split(parts).map((part, at) => {
    if (part.includes(hidden)) {
      return (
        <mark key={at} className={css.hidden}>
          {t('incidents.hidden')}
        </mark>
      );
    }
    return at % 2 === 1 ? (
      <span key={at} className={css.name}>
        {part}
      </span>
    ) : (
      part
    );
  });
}

/** Code with its lines numbered, what was hidden marked. */
export function CodeView({ code, label }: { readonly code: string; readonly label: string }) {
  return (
    // What is wider than its place is scrolled, also by key.
    <pre className={css.code} aria-label={label} tabIndex={0} role="region">
      {code.split('\n').map((text, at) => (
        <span key={at} className={css.line}>
          <span className={css.number} aria-hidden="true">
            {at + 1}
          </span>
          <code>
            <Line text={text} />
          </code>
        </span>
      ))}
    </pre>
  );
}
