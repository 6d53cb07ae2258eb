import { Button } from '@mantine/core';
import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from './notice.tsx';
import styles from './form-errors.module.css';

/** The form that a summary stands in; a dialog lies over a page that may have fields of the same names. */
export type Root = Pick<ParentNode, 'querySelector' | 'querySelectorAll'>;

function inputOf(root: Root, path: string): HTMLElement | null {
  return root.querySelector<HTMLElement>(`[data-path="${CSS.escape(path)}"]`);
}

/** What a field is called on the page; null for one that is not there. */
export function labelOf(root: Root, path: string): string | null {
  const input = inputOf(root, path);
  const label = input && 'labels' in input ? (input as HTMLInputElement).labels?.[0]?.textContent : null;
  // Without the star of a field that must be filled.
  return (
    label?.replace(/\s*\*$/, '') ??
    input?.getAttribute('aria-label') ??
    input?.querySelector('legend')?.textContent ??
    null
  );
}

/** The part of a form that a field stands in, where several parts have the same fields; empty for none. */
export function partOf(root: Root, path: string): string {
  return inputOf(root, path)?.closest<HTMLElement>('[data-part]')?.dataset['part'] ?? '';
}

/** The fields as they stand on the page, from top to bottom; what has no field of its own comes last. */
export function inPageOrder(root: Root, paths: readonly string[]): string[] {
  const fields = [...root.querySelectorAll<HTMLElement>('[data-path]')].map(({ dataset }) => dataset['path']);
  const place = (path: string): number => (fields.includes(path) ? fields.indexOf(path) : fields.length);
  return paths.toSorted((a, b) => place(a) - place(b));
}

const takesFocus = 'input, select, textarea, button';

/** @returns whether there is a field of that path that takes the focus */
function focusField(root: Root, path: string): boolean {
  const found = inputOf(root, path);
  const field =
    found?.matches(`${takesFocus}, [tabindex]`) === false ? found.querySelector<HTMLElement>(takesFocus) : found;
  if (field === null) return false;
  field.focus({ preventScroll: true });
  field.scrollIntoView?.({ block: 'center' });
  return document.activeElement === field;
}

/** Follows a link to a field: it takes the focus, in the middle of the page. */
export function openField(root: Root, path: string, event: MouseEvent): void {
  event.preventDefault();
  focusField(root, path);
}

/** A form as far as its summary goes; every `ContractForm` is one. */
export type FailedForm = {
  readonly failedSubmits: number;
  readonly failure: string | null;
  readonly keepPlaces?: (() => void) | null;
  readonly form: { readonly errors: Readonly<Record<string, ReactNode>> };
};

type Props = {
  readonly of: FailedForm;
  /** Said over the fields that are wrong, where the specification has words of its own. */
  readonly title?: string;
};

/**
 * After a failed submit: what is wrong, all in one place, each entry a link to its field. It takes the focus,
 * so that it is read out; a single wrong field takes it itself. Also shows a refusal that belongs to no field.
 */
export function FormErrors({ of, title }: Props) {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  const { failedSubmits, failure, keepPlaces = null } = of;
  const paths = Object.keys(of.form.errors);
  const latest = useRef(paths);
  useEffect(() => {
    latest.current = failure === null ? paths : [];
  });
  useEffect(() => {
    const own = box.current?.closest('form') ?? null;
    setForm(own);
    if (failedSubmits === 0) return;
    const [only, ...more] = latest.current;
    if (only !== undefined && more.length === 0 && focusField(own ?? document, only)) return;
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView?.({ block: 'start' });
  }, [failedSubmits]);
  if (failedSubmits === 0 || (paths.length === 0 && failure === null)) return null;
  const root: Root = form ?? document;
  return (
    <div ref={box} tabIndex={-1} className={styles.summary} role="alert">
      <Notice
        tone={keepPlaces === null ? 'stop' : 'care'}
        title={
          keepPlaces === null
            ? (failure ?? title ?? t('common.summary_title', { count: paths.length }))
            : t('common.places_title')
        }
        action={keepPlaces && <Button onClick={keepPlaces}>{t('common.places_keep')}</Button>}
      >
        {failure === null && (
          <ul className={styles.list}>
            {inPageOrder(root, paths).map((path) => (
              <li key={path}>
                <a href={`#${path}`} onClick={(event) => openField(root, path, event)}>
                  {labelOf(root, path) !== null &&
                    `${[partOf(root, path), labelOf(root, path)].filter(Boolean).join(', ')}: `}
                  {of.form.errors[path]}
                </a>
              </li>
            ))}
          </ul>
        )}
      </Notice>
    </div>
  );
}

/**
 * The same count next to the button of a long form, where the summary is out of sight: it leads to the first wrong
 * field. A refusal that belongs to no field is told in full.
 */
export function FormErrorCount({ of }: { readonly of: FailedForm }) {
  const { t } = useTranslation();
  const box = useRef<HTMLParagraphElement>(null);
  const { failedSubmits, failure } = of;
  const paths = Object.keys(of.form.errors);
  if (failedSubmits === 0 || (paths.length === 0 && failure === null)) return null;
  const jump = (): void => {
    const root = box.current?.closest('form') ?? document;
    inPageOrder(root, paths).find((path) => focusField(root, path));
  };
  return (
    <p ref={box} className={styles.count}>
      {failure ?? (
        <button type="button" onClick={jump}>
          {t('common.summary_title', { count: paths.length })}
        </button>
      )}
    </p>
  );
}
