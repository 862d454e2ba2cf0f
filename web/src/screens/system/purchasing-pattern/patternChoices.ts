export const typeChoices = [
  { value: 'GOODS', label: 'purchasing.typeGOODS' },
  { value: 'SERVICE', label: 'purchasing.typeSERVICE' },
  { value: 'ENGINEERING', label: 'purchasing.typeENGINEERING' },
] as const;

export const executionCodes = [
  ...(['ONLINE_BID', 'DIRECT', 'SINGLE_SOURCE', 'MALL', 'FRAMEWORK', 'NEGOTIATION'] as const),
  ...(['CONSULTATION', 'INQUIRY', 'OPEN_TENDER', 'EMERGENCY'] as const),
] as const;
