import type { Schemas } from '@campus-procurement/sdk';

interface Known {
  /** Approved suppliers: the proposed one, or those that are invited. */
  supplierIds: string[];
  /** One of the files of the request. */
  paperId: string;
  frameworkId?: string;
}

/** Whatever a way that is not bidding needs to be known. */
export function wayFacts(
  code: Exclude<Schemas['ExecutionCode'], 'ONLINE_BID'>,
  { supplierIds, paperId, frameworkId }: Known,
): Schemas['WayFactsInput'] {
  const invited = supplierIds.map((supplierId) => ({ supplierId, reason: 'Has delivered it before' }));
  const expert = { title: 'Professor', unit: 'Another university', opinion: 'Nobody else makes it' };
  const facts: Record<typeof code, Schemas['WayFactsInput']> = {
    DIRECT: { suppliers: invited.slice(0, 1) },
    SINGLE_SOURCE: {
      suppliers: invited.slice(0, 1),
      paperId,
      experts: ['Chen', 'Wang', 'Li'].map((name) => ({ name, ...expert })),
    },
    MALL: { mallName: 'Mall of the state', mallOrderNo: 'M-1' },
    FRAMEWORK: { ...(frameworkId !== undefined && { frameworkId }) },
    NEGOTIATION: { suppliers: invited },
    CONSULTATION: { suppliers: invited },
    INQUIRY: { suppliers: invited },
    OPEN_TENDER: { agencyName: 'An agency', paperId },
    EMERGENCY: {
      urgency: 'The pump has failed and the cellar fills with water',
      urgentSince: '2026-03-01',
      permittedBy: 'The vice president',
      paperId,
    },
  };
  return facts[code];
}
