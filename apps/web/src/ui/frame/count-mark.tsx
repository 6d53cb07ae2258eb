import css from './count-mark.module.css';

/** How much is unread, on the corner of the button that opens it; the button says it in words. */
export function CountMark({ count }: { readonly count: number | string }) {
  return (
    <span className={css.count} aria-hidden="true">
      {count}
    </span>
  );
}
