import type { Answer, endpoints } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { DayBars } from '../../../ui/charts/day-bars.tsx';
import { ChartKey } from '../../../ui/charts/key.tsx';
import { Means } from '../../../ui/charts/means.tsx';
import { Panel } from '../../../ui/panel.tsx';
import type { ReportQuery } from './query.ts';
import { drawn, useMeasureWords } from './measures.ts';
import css from './reports.module.css';

type Report = Answer<typeof endpoints.reports.show>;

/** The main figure of a report day by day, with the part of it that matters. */
export function ReportChart({ report, asked }: { readonly report: Report; readonly asked: ReportQuery }) {
  const { t } = useTranslation();
  const words = useMeasureWords(asked.currency);
  const { whole, part: of } = drawn[asked.kind];
  const part = of !== null && report.totals[of] !== null ? of : null;
  const names = part === null ? [whole] : [part, whole];
  const series = names.map((name, index) => ({
    key: name,
    name: t(`reports.measure.${name}`),
    tone: index === 0 ? ('first' as const) : ('quiet' as const),
    value: words(name, report.totals[name]),
  }));
  const days = report.days.map((day) => {
    const inner = part === null ? 0 : Math.max(0, day[part] ?? 0);
    const outer = day[whole] ?? 0;
    return { day: day.day, values: part === null ? [outer] : [inner, Math.max(0, outer - inner)], total: outer };
  });
  const byDay = new Map(report.days.map((day) => [day.day, day]));
  const title = t('reports.chart', { measure: t(`reports.measure.${whole}`) });
  const isMoney = whole === 'revenue';
  return (
    <div className={css.chart}>
      <Panel
        title={title}
        aside={
          <span className={css.aside}>
            <ChartKey series={series} />
            <Means
              label={t('dashboard.what', { name: t(`reports.kind.${asked.kind}`) })}
              text={t(`reports.means.${asked.kind}`)}
            />
          </span>
        }
      >
        <DayBars
          label={t('dashboard.inspect', { name: title })}
          series={series}
          days={days}
          height={164}
          words={(value) => words(whole, value)}
          told={({ day }) =>
            names.map((name) => `${t(`reports.measure.${name}`)} ${words(name, byDay.get(day)?.[name] ?? 0)}`)
          }
          {...(isMoney
            ? { tick: (amount: number) => words('asked', Math.round(amount / 100_000)) + (amount === 0 ? '' : ' k') }
            : {})}
        />
      </Panel>
    </div>
  );
}
