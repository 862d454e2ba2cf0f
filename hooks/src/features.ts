/** The character parameters that set a school's features; asked for after every switch (product spec, section 9). */
export const featureKeys = [
  'ifOpenEntry',
  'ifCrossAcceptance',
  'JNUniversityCharacter',
  'SYDUniversityCharacter',
  'QLGYUniversityCharacter',
  'argumentReportTemplateUrl',
  'categoryWhetherUsePopupMode',
  'ifAutoDelayWhenNoDecision',
  'whetherHideEntryNewlyCreatedProject',
  'isShowJoinIp',
  'whetherToEnableSharedInventory',
] as const;

/** The name of a feature. */
export type FeatureKey = (typeof featureKeys)[number];

/** The values of the school, as the server sends them. A key that is absent is off. */
export type Features = Readonly<Partial<Record<FeatureKey, string>>>;

/** What other pages of the same origin may read from the browser's storage: switches as booleans, the template as its address. */
export type CustomFeatures = Partial<Record<FeatureKey, boolean | string>>;

/** Keeps the known keys of an answer of queryCharacterValues. */
export function readFeatures(values: Record<string, string>): Features {
  return Object.fromEntries(featureKeys.filter((key) => key in values).map((key) => [key, values[key]]));
}

/** The features in the form in which they are stored. */
export function toCustomFeatures(features: Features): CustomFeatures {
  return Object.fromEntries(
    Object.entries(features).map(([key, value]) => [key, key === 'argumentReportTemplateUrl' ? value : value === 'Y']),
  );
}
