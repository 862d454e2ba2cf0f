import { stockDirectionValues, stockDocTypeValues } from '@campus-procurement/sdk/values';

/** The kinds of documents to choose from. */
export const typeChoices = stockDocTypeValues.map((value) => ({ value, label: `stock.type${value}` as const }));

/** The ways of a movement to choose from. */
export const directionChoices = stockDirectionValues.map((value) => ({ value, label: `stock.direction${value}` as const }));
