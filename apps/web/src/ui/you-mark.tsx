import css from './you-mark.module.css';

/** Beside a name in a list of people: that it is whoever reads the list. */
export function YouMark({ words }: { readonly words: string }) {
  return <span className={css.own}>{words}</span>;
}
