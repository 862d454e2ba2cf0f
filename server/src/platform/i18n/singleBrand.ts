/** An equal is welcome. */
const equal = /相当|同等|等同|不低于|类似|or (?:an )?(?:equal|equivalent|similar)|equivalent/i;

const brands = [
  // A brand that is named after its label.
  /(?:品牌|厂牌|厂家|brand|make)\s*[:：=为是]\s*([^\s，。；;,\n]+)/iu,
  // One that is demanded.
  /(?:指定|仅限|只限|限用|只能[用选买]|必须[为是用选]|必须使用|必须采用)([^，。；;\n]{1,30}?)(?:品牌|牌|原装|正品)/u,
  /\b(?:only|must be|has to be)\s+([^.;,\n]{1,40}?)\s+(?:brand|genuine|original)\b/iu,
];

const several = /[/、|]|或|\bor\b/iu;

/** Whether words ask for one brand and welcome no equal. A warning may err; it refuses nothing. */
export function namesOneBrand(text: string): boolean {
  if (equal.test(text)) return false;
  return brands.some((pattern) => {
    const named = pattern.exec(text)?.[1];
    return named !== undefined && !several.test(named);
  });
}
