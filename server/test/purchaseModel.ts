/** The parts of a card that a purchase has something in, in cents. */
export interface Parts {
  frozen: number;
  occupied: number;
  paid: number;
}

/** What a purchase should look like, kept apart from the server's own reckoning. */
export interface PurchaseModel {
  status: string;
  /** What is asked of each card, in cents; the cards in the order of their ids. */
  asked: Map<string, number>;
  parts: Map<string, Parts>;
  /** What it cost, once the applicant has said so. */
  cost: number | null;
  invoiced: number;
  paid: number;
  /** Pays from cards of the applicant only, so that nobody approves. */
  isOwn: boolean;
  /** Goes by bidding, so that its money stays frozen when it is approved. */
  isLarger: boolean;
}

export function newPurchaseModel(funds: Record<string, number>, isOwn: boolean, isLarger = false): PurchaseModel {
  const asked = new Map(Object.entries(funds).sort(([one], [other]) => (one < other ? -1 : 1)));
  const parts = new Map([...asked.keys()].map((card) => [card, { frozen: 0, occupied: 0, paid: 0 }]));
  return { status: 'DRAFT', asked, parts, cost: null, invoiced: 0, paid: 0, isOwn, isLarger };
}

export const askedBy = ({ asked }: PurchaseModel) => [...asked.values()].reduce((all, one) => all + one, 0);

function freezeAll({ asked, parts }: PurchaseModel, part: 'frozen' | 'occupied'): void {
  for (const [card, amount] of asked) parts.set(card, { frozen: 0, occupied: 0, paid: 0, [part]: amount });
}

function passApproval(model: PurchaseModel): void {
  model.status = model.isLarger ? 'APPROVED' : 'EXECUTING';
  if (!model.isLarger) freezeAll(model, 'occupied');
}

function free({ parts }: PurchaseModel): void {
  for (const one of parts.values()) Object.assign(one, { frozen: 0, occupied: 0 });
}

/** Shares of an amount in proportion to what is occupied on each card; a cent that is left over goes to the largest with room. */
function shares({ parts }: PurchaseModel, amount: number): Map<string, number> {
  const all = [...parts.values()].reduce((sum, { occupied }) => sum + occupied, 0);
  const found = new Map([...parts].map(([card, { occupied }]) => [card, Math.floor((occupied * amount) / all)]));
  let rest = amount - [...found.values()].reduce((sum, one) => sum + one, 0);
  const largest = [...parts].sort(([, one], [, other]) => other.occupied - one.occupied);
  for (const [card, { occupied }] of largest) {
    const more = Math.min(rest, occupied - (found.get(card) ?? 0));
    found.set(card, (found.get(card) ?? 0) + more);
    rest -= more;
  }
  return found;
}

/** What each step that the server accepts does to a purchase. @param amount what was received, invoiced or paid, in cents */
export const modelled: Record<string, (model: PurchaseModel, amount: number) => void> = {
  EDIT() {},
  SUBMIT(model) {
    model.status = 'APPROVING';
    freezeAll(model, 'frozen');
    if (model.isOwn) passApproval(model);
  },
  CLAIM() {},
  WITHDRAW(model) {
    model.status = 'WITHDRAWN';
    free(model);
  },
  TERMINATE(model) {
    model.status = 'TERMINATED';
    free(model);
  },
  RECEIVE(model, amount) {
    model.status = 'ACCEPTING';
    model.cost = amount;
  },
  ADD_INVOICE(model, amount) {
    model.invoiced += amount;
  },
  PAY(model, amount) {
    for (const [card, share] of shares(model, amount)) {
      const parts = model.parts.get(card) as Parts;
      Object.assign(parts, { occupied: parts.occupied - share, paid: parts.paid + share });
    }
    model.paid += amount;
    if (model.paid === model.cost) model.status = 'ARCHIVED';
  },
  APPROVE(model) {
    if (model.status === 'APPROVING') {
      passApproval(model);
      return;
    }
    model.status = 'COMPLETED';
    for (const [card, share] of shares(model, Number(model.cost))) (model.parts.get(card) as Parts).occupied = share;
  },
  REJECT(model) {
    if (model.status === 'APPROVING') {
      model.status = 'REJECTED';
      free(model);
      return;
    }
    model.status = 'EXECUTING';
    model.cost = null;
  },
  RETURN(model) {
    model.status = 'RETURNED';
  },
};
