import type { Shipment } from '@waybill/contract';
import { useTranslation } from 'react-i18next';

type Props = {
  readonly actual: string;
  /** The place of the line in its load, from 0. */
  readonly index: number;
  readonly charges: Shipment['charges'];
};

/** The actual class of a line, and the one its carrier rates it at where that differs. */
export function ActualClass({ actual, index, charges }: Props) {
  const { t } = useTranslation();
  const bases = charges.flatMap(({ basis }) => (basis.type === 'item' ? [basis] : []));
  const basis = bases.find(({ itemId }) => itemId === String(index + 1));
  if (basis === undefined || basis.freightClass === actual) return actual;
  const why = basis.freightClass === basis.actualClass ? 'rated_rule' : 'rated_fak';
  return (
    <>
      {actual}
      <br />
      <span className="wb-soft">{t(`freight.charges.basis.${why}`, { rated: basis.freightClass })}</span>
    </>
  );
}
