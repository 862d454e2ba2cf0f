/** Texts of calendars, loaded with the first one. */
const calendar = {
  disabledDates: '所选范围含不可选日期',
  disabledDate: '该日期不可选',
  hours: '时',
  minutes: '分',
  seconds: '秒',
  dateFormat: 'YYYY/MM/DD',
  monthFormat: 'YYYY年M月',
  yearFormat: 'YYYY年',
  previousMonth: '上个月',
  nextMonth: '下个月',
  previousYear: '上一年',
  nextYear: '下一年',
  previousYears: '更早的年份',
  nextYears: '更晚的年份',
  clearDates: ({ label }: { label: string }) => `清除${label}`,
};

export default calendar;
