export const typeChoices = [
  { value: 'APPROVE', label: 'remarks.typeAPPROVE' },
  { value: 'REJECT', label: 'remarks.typeREJECT' },
  { value: 'COMMON', label: 'remarks.typeCOMMON' },
] as const;

export const scopeChoices = [
  { value: 'PERSONAL', label: 'remarks.scopePERSONAL' },
  { value: 'SCHOOL', label: 'remarks.scopeSCHOOL' },
] as const;
