import '#ui/charts/charts.css';
import { BarChart } from '@mantine/charts';
import { useFormat } from '#i18n/useFormat.ts';
import classes from './purchases.module.css';

interface MonthChartProps {
  months: readonly { month: string; count: number; amount: string }[];
  /** A text alternative. The figures are in the table that can be shown instead. */
  label: string;
  /** The name of the bars. */
  series: string;
}

/** What was asked for by month. Default export, because it is loaded when it is first shown. */
export default function MonthChart({ months, label, series }: MonthChartProps) {
  const format = useFormat();
  return (
    <div role="img" aria-label={label}>
      <BarChart
        className={classes.chart ?? ''}
        h={220}
        data={months.map(({ month, amount }) => ({ month, amount: Number(amount) }))}
        dataKey="month"
        series={[{ name: 'amount', label: series, color: 'brand.6' }]}
        xAxisProps={{ minTickGap: 16 }}
        yAxisProps={{ width: 64 }}
        tooltipAnimationDuration={0}
        barProps={{ isAnimationActive: false }}
        valueFormatter={format.number}
      />
    </div>
  );
}
