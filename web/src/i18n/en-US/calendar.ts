import type zh from '../zh-CN/calendar.ts';

const calendar: typeof zh = {
  disabledDates: 'A day of this range cannot be chosen',
  disabledDate: 'This day cannot be chosen',
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
