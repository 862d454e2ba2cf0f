/** A line of a purchase of the demo data. */
export const demoItem = (itemName: string, spec: string, parameters: string, quantity: string, unit: string, amount: string) => ({
  itemName,
  spec,
  parameters,
  quantity,
  unit,
  amount,
});
