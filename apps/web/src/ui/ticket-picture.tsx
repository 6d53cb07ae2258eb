import styles from './ticket-picture.module.css';

const bars = [0, 4, 7, 11, 13, 17, 22, 24, 28, 31] as const;
const widths = [2, 1, 2, 1, 3, 2, 1, 3, 1, 2] as const;

/** A blank waybill, drawn where there is nothing to show; `words` stand on it in place of a lane. */
export function TicketPicture({ words }: { readonly words?: string }) {
  return (
    <svg className={styles.ticket} width="200" height="72" viewBox="0 0 200 72" fill="none" aria-hidden="true">
      <path
        className={words ? styles.torn : styles.edge}
        d="M8 .5h186a5.5 5.5 0 0 1 5.500 5.500v60a5.500 5.500 0 0 1-5.500 5.500H8z"
      />
      {[6, 16, 26, 36, 46, 56, 66].map((y) => (
        <circle key={y} className={styles.hole} cx="5" cy={y} r="3.200" />
      ))}
      {bars.map((x, at) => (
        <rect key={x} className={styles.bar} x={20 + x} y="21" width={widths[at]} height="30" />
      ))}
      <path className={styles.fold} d="M70.500 6v60" />
      {words ? (
        <text className={styles.words} x="135" y="42" textAnchor="middle">
          {words}
        </text>
      ) : (
        <g className={styles.lane}>
          <path d="M95 36h74" strokeDasharray="1 5" strokeLinecap="round" />
          <circle cx="90" cy="36" r="4" />
          <circle cx="174" cy="36" r="4" />
        </g>
      )}
    </svg>
  );
}
