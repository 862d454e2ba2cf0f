import type { Schemas } from '@campus-procurement/sdk';
import { entryOf, type FileEntry } from '#ui/fields/fileEntry.ts';

/** What the ways need to be known, as it is typed; '' is nothing. What another way needs is kept when the way changes. */
export interface WayValues {
  suppliers: { id: string; name: string; reason: string }[];
  experts: ExpertValues[];
  urgency: string;
  urgentSince: string;
  permittedBy: string;
  mallName: string;
  mallOrderNo: string;
  mallLink: string;
  agencyName: string;
  frameworkId: string;
  /** The paper that the way wants, if there is one. */
  paper: FileEntry[];
}

export type ExpertValues = Record<(typeof expertFields)[number], string>;

export const expertFields = ['name', 'title', 'unit', 'opinion'] as const;
const texts = [
  'urgency',
  'urgentSince',
  'permittedBy',
  'mallName',
  'mallOrderNo',
  'mallLink',
  'agencyName',
  'frameworkId',
] as const;

/** Most characters of a field. */
export const wayLimits = {
  reason: 500,
  name: 50,
  title: 50,
  unit: 100,
  opinion: 1000,
  urgency: 1000,
  permittedBy: 50,
  mallName: 50,
  mallOrderNo: 50,
  mallLink: 500,
  agencyName: 100,
  suppliers: 10,
  experts: 9,
};

export const noWay: WayValues = {
  suppliers: [],
  experts: [],
  urgency: '',
  urgentSince: '',
  permittedBy: '',
  mallName: '',
  mallOrderNo: '',
  mallLink: '',
  agencyName: '',
  frameworkId: '',
  paper: [],
};

export const noExpert: ExpertValues = { name: '', title: '', unit: '', opinion: '' };

/** Whether an address can be sent. */
export const isLink = (text: string) => /^https?:\/\/\S+$/.test(text.trim());

/** What a stored purchase says about its way, as the form has it. */
export function wayOf({ wayFacts, attachments }: Pick<Schemas['ProjectDetail'], 'wayFacts' | 'attachments'>): WayValues {
  if (wayFacts === null) return noWay;
  const { suppliers, experts, framework, paperId, ...said } = wayFacts;
  return {
    ...noWay,
    ...said,
    suppliers: suppliers.map(({ supplierId: id, supplierName: name, reason }) => ({ id, name, reason: reason ?? '' })),
    experts: experts.map((expert) => ({ ...noExpert, ...expert })),
    frameworkId: framework?.id ?? '',
    paper: attachments.filter(({ id }) => id === paperId).map((file) => entryOf(file)),
  };
}

/** What is typed as the server takes it; null for nothing. */
export function inputOfWay({ suppliers, experts, paper, ...typed }: WayValues): Schemas['WayFactsInput'] | null {
  const said = texts.flatMap((name) => {
    const text = typed[name].trim();
    return text === '' || (name === 'mallLink' && !isLink(text)) ? [] : [[name, text] as const];
  });
  const named = suppliers.flatMap(({ id, reason }) =>
    id === '' ? [] : [{ supplierId: id, ...(reason.trim() && { reason: reason.trim() }) }],
  );
  const input: Schemas['WayFactsInput'] = {
    ...(named.length > 0 && { suppliers: named }),
    ...(experts.length > 0 && { experts: experts.map(inputOfExpert) }),
    ...Object.fromEntries(said),
    ...(paper[0]?.id && { paperId: paper[0].id }),
  };
  return Object.keys(input).length === 0 ? null : input;
}

function inputOfExpert(expert: ExpertValues): Schemas['WayExpert'] {
  return Object.fromEntries(expertFields.flatMap((name) => (expert[name].trim() ? [[name, expert[name].trim()]] : [])));
}
