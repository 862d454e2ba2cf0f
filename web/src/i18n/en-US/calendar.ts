import type zh from '../zh-CN/calendar.ts';

const calendar: typeof zh = {
  disabledDates: 'Choose a range without unavailable days.',
  disabledDate: 'Choose an available day.',
  hours: 'Hours',
  minutes: 'Minutes',
  seconds: 'Seconds',
  dateFormat: 'MMM D, YYYY',
  monthFormat: 'MMMM YYYY',
  yearFormat: 'YYYY',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  previousYear: 'Previous year',
  nextYear: 'Next year',
  previousYears: 'Earlier years',
  nextYears: 'Later years',
  clearDates: ({ label }) => `Clear ${label}`,
};

export default calendar;
