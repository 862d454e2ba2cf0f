import '#ui/charts/charts.css';
import { BarChart, LineChart } from '@mantine/charts';
import { useFormat } from '#i18n/useFormat.ts';
import type { MinutePoint } from './minuteSeries.ts';
import classes from './monitor.module.css';

interface MinuteChartProps {
  kind: 'bars' | 'lines';
  data: MinutePoint[];
  /** A text alternative for the chart. The figures themselves are in the tables below. */
  label: string;
  series: { name: string; label: string; color: string }[];
}

/** A chart of the last hour by minute. Default export, because it is loaded when it is first shown. */
export default function MinuteChart({ kind, data, label, series }: MinuteChartProps) {
  const format = useFormat();
  const common = {
    className: classes.chart ?? '',
    h: 220,
    data: data.map((point) => ({ ...point, time: format.time(point.time) })),
    dataKey: 'time',
    series,
    withLegend: true,
    legendProps: { verticalAlign: 'top' as const, height: 32 },
    xAxisProps: { minTickGap: 40 },
    yAxisProps: { allowDecimals: false, width: 40 },
    tooltipAnimationDuration: 0,
    valueFormatter: format.number,
  };
  return (
    <div role="img" aria-label={label}>
      {kind === 'bars' ? (
        <BarChart {...common} type="stacked" barProps={{ isAnimationActive: false }} />
      ) : (
        <LineChart {...common} connectNulls={false} withDots={false} lineProps={{ isAnimationActive: false, dot: { r: 1.5 } }} />
      )}
    </div>
  );
}
