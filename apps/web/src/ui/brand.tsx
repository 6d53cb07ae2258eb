import styles from './brand.module.css';

/** The sign: a waybill with its barcode and torn lower edge. */
export function BrandMark({ size = 20 }: { readonly size?: number }) {
  return (
    <svg className={styles.mark} width={size} height={size} viewBox="0 0 24 24" fill="none" aria-hidden="true">
      <path
        d="M4 2.5h16v19l-2.67-1.6-2.67 1.6L12 19.9l-2.66 1.6-2.67-1.6L4 21.5z"
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
      <path d="M8 7v7M10.7 7v7M13.3 7v7M16 7v7" strokeWidth="1.6" strokeLinecap="round" />
    </svg>
  );
}

type Props = {
  /** The company's trade name; null until it is known. */
  readonly name?: string | null;
  /** The ink plate that tells the staff frame apart. */
  readonly plate?: string;
  readonly short?: boolean;
};

/** Sign and name. */
export function Brand({ name = 'Waybill', plate, short = false }: Props) {
  return (
    <span className={styles.brand}>
      <BrandMark size={22} />
      <span className={short ? 'wb-only-heard' : styles.name}>{name}</span>
      {plate && <span className={short ? 'wb-only-heard' : styles.plate}>{plate}</span>}
    </span>
  );
}
