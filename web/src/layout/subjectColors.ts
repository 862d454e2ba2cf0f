import type { LabelKey } from '#i18n/messages.ts';

/** The colours to choose from. The product's own (product specification, section 9) comes first. */
export const subjectColors: readonly { value: string; label: LabelKey }[] = [
  { value: 'rgb(36, 96, 179)', label: 'shell.colorBlue' },
  { value: 'rgb(79, 70, 160)', label: 'shell.colorIndigo' },
  { value: 'rgb(15, 110, 115)', label: 'shell.colorTeal' },
  { value: 'rgb(31, 115, 60)', label: 'shell.colorGreen' },
  { value: 'rgb(150, 45, 110)', label: 'shell.colorPlum' },
  { value: 'rgb(71, 82, 96)', label: 'shell.colorGraphite' },
];
