import type { StaffCarrierRow } from '@waybill/contract';
import css from './staff-carriers.module.css';

/** A carrier's logo, else the first letters of its name on a little plate. */
export function CarrierMark({ carrier }: { readonly carrier: Pick<StaffCarrierRow, 'name' | 'logo'> }) {
  const { logo, name } = carrier;
  if (logo !== null)
    return <img className={css.logo} src={logo.url} width={logo.width} height={logo.height} alt="" loading="lazy" />;
  const letters = name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word[0]?.toUpperCase() ?? '')
    .join('');
  return (
    <span className={css.plate} aria-hidden="true">
      {letters}
    </span>
  );
}
