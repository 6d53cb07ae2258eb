import css from './rates-action.module.css';

/** What is shipped, in a few words, beside the button of a phone. */
export function ItemsSummary({ size, weight }: { readonly size: string; readonly weight: string }) {
  return (
    <p className={css.short} aria-hidden="true">
      <b>{size}</b>
      <span className="wb-soft">{weight}</span>
    </p>
  );
}
