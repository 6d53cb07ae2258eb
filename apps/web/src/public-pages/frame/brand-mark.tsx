import type { AccountBrand } from '@waybill/contract';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import css from './brand-mark.module.css';

/** So high a logo stands, in pixels; a wide one is made smaller. */
const room = { width: 180, height: 36 } as const;

/** Whether an account chose anything to be known by. */
export function isBranded({ colour, logo }: AccountBrand): boolean {
  return colour !== null || logo !== null;
}

/** The account's colour as a band over the head. */
export function bandOf(brand: AccountBrand | null): CSSProperties | undefined {
  const colour = brand?.colour ?? null;
  return colour === null ? undefined : { borderTop: `4px solid ${colour}` };
}

/** Who ships: the logo on paper white, which it was drawn for, or the name. */
export function BrandMark({ brand }: { readonly brand: AccountBrand }) {
  const { t } = useTranslation();
  const { name, logo } = brand;
  if (logo === null) return <p className={css.name}>{name}</p>;
  const share = Math.min(1, room.width / logo.width, room.height / logo.height);
  return (
    <p className={css.mark}>
      <img
        className={css.logo}
        src={logo.url}
        alt={t('public_tracking.brand.of', { name })}
        width={Math.round(logo.width * share)}
        height={Math.round(logo.height * share)}
      />
    </p>
  );
}
