/** The hundreds reserved for the numbers of each kind. */
const hundreds = {
  user: [1],
  role: [2],
  dept: [3],
  menu: [4, 41, 42, 43],
  dictType: [5],
  dictEntry: [6, 61],
  characterParameter: [7],
  characterValue: [7],
  task: [8, 9, 10],
  taskLog: [840, 841, 842, 843, 844, 845, 846],
  supplier: [12, 13, 14],
  goodsCategory: [21, 26, 27],
  purchasingCategory: [22],
  purchasingExecution: [23],
  purchasingProgress: [24],
  news: [31],
  systemAnnouncement: [32],
  faq: [33],
  guideline: [34],
  lighthouse: [35],
  exposure: [36],
  product: [37],
  downloadDoc: [38],
  file: [39],
  contact: [50],
  expenditure: [51],
  expenditureFlow: [520, 521, 522, 523],
  inboxMessage: [56, 800, 801, 802, 803, 804, 805, 806, 807, 808, 809],
  wechatReceiver: [53],
  messageSceneRelation: [54],
  wechatSendLog: [55, 820, 821, 822, 823, 824],
  comment: [57],
  supplierReviewRecord: [64, 65, 66, 67, 68, 69],
  supplierScoreEntry: [70, 71, 72],
  supplierQualification: [73, 74, 75, 76],
  operationLog: Array.from({ length: 100 }, (_, index) => 200 + index),
};

/** Returns the fixed id of a row that every installation or the demo data contain. It has the shape of the UUIDv7 ids made at run time. */
export function seedId(kind: keyof typeof hundreds, n: number): string {
  if (!hundreds[kind].includes(Math.floor(n / 100))) throw new RangeError(`${n} is not among the numbers of kind ${kind}`);
  return `01957b1e-6c00-7a10-8000-${String(n).padStart(12, '0')}`;
}
