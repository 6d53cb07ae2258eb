import css from './own-mark.module.css';

/** Beside a name in a list of people: that it is whoever reads the list. */
export function OwnMark({ words }: { readonly words: string }) {
  return <span className={css.own}>{words}</span>;
}
