import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { inPageOrder, labelOf, openField, partOf, type FailedForm, type Root } from './form-errors.tsx';
import css from './open-fields.module.css';

type Props = {
  readonly of: FailedForm;
  /** Fields that must be filled in and are empty. */
  readonly missing: readonly string[];
};
type Named = { readonly path: string; readonly part: string; readonly label: string };

/** The fields by the part of the form that they stand in, as on the page; what is not on the page is left out. */
function byPart(root: Root, paths: readonly string[]): [part: string, fields: Named[]][] {
  const named = inPageOrder(root, paths).flatMap((path): Named[] => {
    const label = labelOf(root, path);
    return label === null ? [] : [{ path, part: partOf(root, path), label }];
  });
  const parts = new Set(named.map(({ part }) => part));
  return [...parts].map((part) => [part, named.filter((field) => field.part === part)]);
}

/**
 * What a long form still needs, at its button: each entry leads to its field. Before a failed submit these are the
 * empty fields, afterwards the wrong ones, as in the summary.
 */
export function OpenFields({ of, missing }: Props) {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  const { failedSubmits, failure } = of;
  const wrong = Object.keys(of.form.errors);
  const failed = failedSubmits > 0 && wrong.length > 0;
  const paths = failed ? wrong : missing;
  const shown = paths.join();
  const [parts, setParts] = useState<ReturnType<typeof byPart>>([]);
  useEffect(() => {
    // Read from the page after it was drawn, where the fields have their names.
    setParts(byPart(box.current?.closest('form') ?? document, shown === '' ? [] : shown.split(',')));
  }, [shown]);
  const title = failed ? t('common.summary_title', { count: wrong.length }) : t('common.still_needed');
  return (
    <div ref={box} className={css.open} data-wrong={failed || failure !== null || undefined}>
      {failure !== null && <b>{failure}</b>}
      {failure === null && (failed || parts.length > 0) && (
        <>
          <b>{title}</b>
          <ul aria-label={title}>
            {parts.map(([part, fields]) => (
              <li key={part}>
                {part !== '' && `${part}: `}
                {fields.map(({ path, label }) => (
                  <a
                    key={path}
                    href={`#${path}`}
                    onClick={(event) => openField(box.current?.closest('form') ?? document, path, event)}
                  >
                    {label}
                  </a>
                ))}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
