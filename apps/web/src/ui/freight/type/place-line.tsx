import css from './type.module.css';

export type PlaceText = { readonly city: string; readonly state: string; readonly postalCode?: string | undefined };

/** `Nashua, NH 03063`: the place in text, its ZIP in soft mono. */
export function PlaceLine({ city, state, postalCode }: PlaceText) {
  return (
    <span className={css.place}>
      {city}, {state}
      {postalCode !== undefined && (
        <>
          {' '}
          <span className={css.zip}>{postalCode}</span>
        </>
      )}
    </span>
  );
}
