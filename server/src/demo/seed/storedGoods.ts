/** Goods of a store: name, number of the category, brand, model, unit and price in yuan. All brands are invented. */
type Goods = [name: string, category: number, brand: string, model: string, unit: string, price: string];

/** How much is there: place, what was put in by delivery, and what should be there at least; days until it expires, where it does. */
type Held = [place: number, quantities: (number | null)[], least: number | null, expires?: number];

/** Goods, and how much of them there is. */
export type StoredGoods = [Goods, Held];
