import { type Format, longText, money, names, text, time, word } from '#platform/exports/columns.ts';
import { report } from '#platform/exports/report.ts';
import { projectList } from './queryProjectPage.ts';

/** An amount that is not known yet leaves its cell empty. */
const knownMoney: Format<string | null> = { ...money, show: (value) => value };

export const projectReport = report('PROJECTS', 'exportProjects', projectList, 'projectColumn', {
  companyName: text,
  projectCode: text,
  projectName: longText,
  status: word('projectStatus'),
  lane: word('purchaseLane'),
  applicantName: text,
  deptName: text,
  officerName: text,
  payeeName: longText,
  costAmount: money,
  amount: money,
  orderAmount: knownMoney,
  actualAmount: knownMoney,
  payableAmount: money,
  paidAmount: money,
  waitingFor: names((name: string) => name),
  waitingSince: time,
  submitTime: time,
  createTime: time,
});
