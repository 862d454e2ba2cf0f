export const typeChoices = [
  { value: 'GOODS', label: 'purchasing.typeGOODS' },
  { value: 'SERVICE', label: 'purchasing.typeSERVICE' },
  { value: 'ENGINEERING', label: 'purchasing.typeENGINEERING' },
] as const;
