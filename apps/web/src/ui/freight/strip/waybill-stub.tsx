import { MiniBarcode } from '../barcode/barcode.tsx';
import css from './waybill-stub.module.css';

/** The strip's number as the first column of a list: last bars, number, and the dots it was torn off along. */
export function WaybillStub({ number }: { readonly number: string }) {
  return (
    <span className={css.stub}>
      <MiniBarcode value={number} />
      <span className={css.number}>{number}</span>
    </span>
  );
}
