import { useTranslation } from 'react-i18next';
import { keyed } from '../../../ui/freight/shared/keyed.ts';
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
  return keyed(text.split(parts), (part) => part).map(([key, part]) => {
    if (part.includes(hidden)) {
      return (
        <mark key={key} className={css.hidden}>
          {t('incidents.hidden')}
        </mark>
      );
    }
    return part.startsWith('"') ? (
      <span key={key} className={css.name}>
        {part}
      </span>
    ) : (
      part
    );
  });
}

/** Code with its lines numbered, what was hidden marked; long lines are broken, so that nothing has to be scrolled. */
export function CodeView({ code, label }: { readonly code: string; readonly label: string }) {
  const lines = keyed(code.split('\n'), (line) => line);
  return (
    <pre className={css.code} aria-label={label} role="region">
      {lines.map(([key, text], at) => (
        <span key={key} className={css.line}>
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
