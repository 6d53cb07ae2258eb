import css from './type.module.css';

/** A PRO, BOL, pickup or tracking number: mono, never broken in two. */
export function CarrierNumber({ value, label }: { readonly value: string | null; readonly label?: string }) {
  return (
    <span className={css.number}>
      {label !== undefined && <span className={css.label}>{label} </span>}
      <span className={css.mono}>{value ?? '–'}</span>
    </span>
  );
}
