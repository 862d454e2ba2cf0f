/** The lines of an order, and what has been delivered and paid of them. */

export { arrivedWorthSql, passedWorthSql } from './batchWorth.ts';
export { closeOpenLines } from './closeLinesShort.ts';
export { type ContractStep, contractFlow } from './contractFlow.ts';
export { completeIfDelivered, fulfilmentFields, paymentPlansOf } from './fulfilmentFields.ts';
export { fulfilmentOf } from './fulfilmentOf.ts';
export { type OrderLine, openQuantityOf, orderLinesFrom, orderLinesOf, removeOrder, storeOrder, worthOf } from './orderLines.ts';
export { plansWithPayments } from './plansWithPayments.ts';
export { supplierDefaultOf } from './supplierDefaultOf.ts';
