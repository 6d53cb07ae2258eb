import { useFormats } from '../../lib/format/use-formats.ts';
import css from './call-bars.module.css';

type CallDay = {
  /** Calendar date. */
  readonly day: string;
  readonly calls: number;
  /** Of those, how many came to nothing. */
  readonly failed: number;
};

type Props = {
  /** Two weeks, the oldest first. */
  readonly days: readonly CallDay[];
  /** What is said of a day. */
  readonly told: (day: CallDay) => string;
  /** In pixels. */
  readonly height: number;
};

/** Calls of two weeks, a bar a day; those that came to nothing stand in the bar apart. */
export function CallBars({ days, told, height }: Props) {
  const { date } = useFormats();
  const most = Math.max(1, ...days.map(({ calls }) => calls));
  const share = (calls: number) => ({ height: `${(calls / most) * 100}%` });
  const [first, last] = [days[0], days.at(-1)];
  return (
    <>
      <ul className={css.bars} style={{ height }}>
        {days.map((each) => {
          const { day, calls, failed } = each;
          const words = told(each);
          return (
            <li key={day} title={words}>
              <span className="wb-only-heard">{words}</span>
              {calls > failed && <span className={css.bar} style={share(calls - failed)} />}
              {failed > 0 && <span className={css.bar} data-failed style={share(failed)} />}
            </li>
          );
        })}
      </ul>
      <div className={css.days} aria-hidden="true">
        <span>{first && date(first.day)}</span>
        <span>{last && date(last.day)}</span>
      </div>
    </>
  );
}
