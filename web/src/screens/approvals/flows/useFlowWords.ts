import type { Schemas } from '@campus-procurement/sdk';
import { useT } from '#i18n/LanguageProvider.tsx';

type Condition = Schemas['ApprovalCondition'];
type Node = Schemas['ApprovalNode'];

/** What an id or a code stands for; undefined for one that is gone, or not known here. */
export type NameOf = (id: string) => string | undefined;

export function nameOfAll(names: readonly { id: string; name: string }[]): NameOf {
  const byId = new Map(names.map(({ id, name }) => [id, name]));
  return (id) => byId.get(id);
}

/** Says conditions and nodes in words. */
export function useFlowWords() {
  const t = useT();
  const listed = (ids: readonly string[], nameOf: NameOf) => {
    const known = ids.flatMap((id) => nameOf(id) ?? []);
    return t('flows.listed', { names: known, more: ids.length - known.length });
  };

  /** The parts of a condition; empty if every case fits. */
  function conditionWords(condition: Condition, nameOf: NameOf): string[] {
    const { amountFrom, amountBelow, deptIds, categoryIds, fundTypes, patternIds, hazardous } = condition;
    const { imported, executionCodes } = condition;
    return [
      ...(amountFrom === undefined ? [] : [t('flows.from', { amount: amountFrom })]),
      ...(amountBelow === undefined ? [] : [t('flows.below', { amount: amountBelow })]),
      ...(deptIds === undefined ? [] : [listed(deptIds, nameOf)]),
      ...(categoryIds === undefined ? [] : [listed(categoryIds, nameOf)]),
      ...(fundTypes === undefined
        ? []
        : [t('flows.listed', { names: fundTypes.map((type) => t(`funds.type${type}`)), more: 0 })]),
      ...(patternIds === undefined ? [] : [listed(patternIds, nameOf)]),
      ...(executionCodes === undefined
        ? []
        : [t('flows.listed', { names: executionCodes.map((code) => t(`purchasing.code${code}`)), more: 0 })]),
      ...(hazardous === undefined ? [] : [t(hazardous ? 'flows.hazardous' : 'flows.harmless')]),
      ...(imported === undefined ? [] : [t(imported ? 'flows.imported' : 'flows.domestic')]),
    ];
  }

  /** Whom a node asks. */
  function whoWords({ kind, roleCode = '', where = 'DEPT', deptId = '', userIds = [] }: Node, nameOf: NameOf): string {
    if (kind === 'CARD_OWNER' || kind === 'CATEGORY_MANAGER') return t(`flows.kind${kind}`);
    if (kind === 'USERS') return listed(userIds, nameOf);
    const role = nameOf(roleCode) ?? t('flows.someRole');
    if (where === 'FIXED_DEPT') return t('flows.roleAt', { role, dept: nameOf(deptId) ?? t('flows.someDept') });
    return t(`flows.role${where}`, { role });
  }

  /** How a node asks: when, how many, until when. */
  function howWords({ mode, when = {}, limitDays, ifEmpty }: Node, nameOf: NameOf): string {
    const conditions = conditionWords(when, nameOf);
    return [
      ...(mode === 'ANY' ? [] : [t(`flows.mode${mode}`)]),
      ...(conditions.length === 0 ? [] : [t('flows.onlyIf', { conditions })]),
      ...(limitDays === undefined ? [] : [t('flows.within', { days: limitDays })]),
      ...(ifEmpty === 'SKIP' ? [t('flows.emptySKIPShort')] : []),
    ].join(' · ');
  }

  return { conditionWords, whoWords, howWords };
}
