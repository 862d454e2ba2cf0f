import type { Schemas } from '@campus-procurement/sdk';
import { compareMoney } from '@campus-procurement/sdk/money';
import { addDays } from '@campus-procurement/sdk/time';
import { dayFaults } from '#platform/values/dayWithin.ts';
import { type Broken, required, type Submitted } from './submitted.ts';

type Facts = Schemas['WayFactsInput'];
type Way = Exclude<Schemas['ExecutionCode'], 'ONLINE_BID'>;

/** Least characters of what is urgent. */
const urgencyLength = 20;
/** Least suppliers that are invited. */
const invited = 3;
/** Least experts of a single source from the limit for orders on. */
const experts = 3;

const at = (field: string, rule: string, limit?: number | string): Broken => ({
  field: `wayFacts.${field}`,
  rule,
  of: 'COMPLETE',
  ...(limit !== undefined && { params: { limit } }),
});
const missing = (field: string) => required(`wayFacts.${field}`);
const lengthOf = (text: string) => [...text.trim()].length;

/** Returns what is missing or wrong in what the way of a purchase needs to be known. It is pure. */
export function wayFactRules(subject: Submitted): Broken[] {
  const { executionCode } = subject.request;
  if (executionCode === null || executionCode === undefined || executionCode === 'ONLINE_BID') return [];
  return rules[executionCode](subject.request.wayFacts ?? {}, subject);
}

type Rules = (facts: Facts, subject: Submitted) => Broken[];

const rules: Record<Way, Rules> = {
  DIRECT: (facts, subject) => proposed(facts, subject),
  SINGLE_SOURCE: (facts, subject) => [...proposed(facts, subject), ...opinions(facts, subject)],
  MALL: ({ mallName, mallOrderNo, mallLink }) => [
    ...(mallName === undefined ? [missing('mallName')] : []),
    ...(mallOrderNo === undefined && mallLink === undefined ? [at('mallOrderNo', 'mallOrder')] : []),
  ],
  FRAMEWORK: (_, subject) => callOff(subject),
  NEGOTIATION: (facts, subject) => invitations(facts, subject),
  CONSULTATION: (facts, subject) => invitations(facts, subject),
  INQUIRY: (facts, subject) => invitations(facts, subject),
  OPEN_TENDER: (facts, subject) => [...(facts.agencyName === undefined ? [missing('agencyName')] : []), ...paper(facts, subject)],
  EMERGENCY: (facts, subject) => [...emergency(facts, subject), ...paper(facts, subject)],
};

/** One supplier is proposed. */
function proposed(facts: Facts, subject: Submitted): Broken[] {
  const { suppliers = [] } = facts;
  if (suppliers.length === 0) return [missing('suppliers')];
  return suppliers.length > 1 ? [at('suppliers', 'maxItems', 1)] : approved(facts, subject);
}

/** Three suppliers at least are invited, each for a reason. */
function invitations(facts: Facts, subject: Submitted): Broken[] {
  const { suppliers = [] } = facts;
  const ids = suppliers.map(({ supplierId }) => supplierId);
  return [
    ...(suppliers.length < invited ? [at('suppliers', 'minItems', invited)] : []),
    ...ids.flatMap((id, index) => (ids.indexOf(id) < index ? [at(`suppliers.${index}.supplierId`, 'uniqueItems')] : [])),
    ...suppliers.flatMap(({ reason }, index) => (reason === undefined ? [missing(`suppliers.${index}.reason`)] : [])),
    ...approved(facts, subject),
  ];
}

function approved({ suppliers = [] }: Facts, { way }: Submitted): Broken[] {
  return suppliers.flatMap(({ supplierId }, index) =>
    way.supplierIds.has(supplierId) ? [] : [at(`suppliers.${index}.supplierId`, 'exists')],
  );
}

/** From the limit for orders on, an odd number of experts has given an opinion, with the paper. Who is named below it is named whole. */
function opinions(facts: Facts, subject: Submitted): Broken[] {
  const { experts: named = [] } = facts;
  const areWanted = compareMoney(subject.amount, subject.policy.orderLimit) >= 0;
  const isOdd = named.length >= experts && named.length % 2 === 1;
  return [
    ...(areWanted && !isOdd ? [at('experts', 'oddExperts', experts)] : []),
    ...named.flatMap((expert, index) =>
      (['name', 'title', 'unit', 'opinion'] as const).flatMap((field) =>
        expert[field] === undefined ? [missing(`experts.${index}.${field}`)] : [],
      ),
    ),
    ...(areWanted ? paper(facts, subject) : []),
  ];
}

/** The paper is one of the files. */
function paper({ paperId }: Facts, { request: { attachmentIds = [] } }: Submitted): Broken[] {
  return paperId !== undefined && attachmentIds.includes(paperId) ? [] : [missing('paperId')];
}

function emergency({ urgency, urgentSince, permittedBy }: Facts, { way: { today } }: Submitted): Broken[] {
  return [
    ...(urgency === undefined ? [missing('urgency')] : []),
    ...(urgency !== undefined && lengthOf(urgency) < urgencyLength ? [at('urgency', 'minLength', urgencyLength)] : []),
    ...(urgentSince === undefined ? [missing('urgentSince')] : []),
    ...(urgentSince === undefined ? [] : sinceFaults(urgentSince, today)),
    ...(permittedBy === undefined ? [missing('permittedBy')] : []),
  ];
}

/** What is urgent has begun within the last year. */
function sinceFaults(day: string, today: string): Broken[] {
  const faults = dayFaults({ field: 'wayFacts.urgentSince', day, from: addDays(today, -365), to: today });
  return faults.map((fault) => ({ ...fault, of: 'COMPLETE' }));
}

/** The agreement runs today, its supplier may sell, and enough is left of it. */
function callOff({ way: { framework, today }, amount }: Submitted): Broken[] {
  if (framework === null) return [missing('frameworkId')];
  if (today < framework.validFrom || today > framework.validTo) return [at('frameworkId', 'frameworkPeriod')];
  return compareMoney(amount, framework.leftAmount) > 0 ? [at('frameworkId', 'frameworkLeft', framework.leftAmount)] : [];
}
