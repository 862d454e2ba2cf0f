/** The character parameters that control a school's features. Read again after every switch (product spec, section 9). */
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

/** Name of a feature. */
export type FeatureKey = (typeof featureKeys)[number];

/** The feature values of the school, as the server sent them. A missing key is off. */
export type Features = Readonly<Partial<Record<FeatureKey, string>>>;

/** The features as stored for other pages of the same origin: switches as booleans, the template as its address. */
export type CustomFeatures = Partial<Record<FeatureKey, boolean | string>>;

/** Picks the known keys from an answer of `queryCharacterValues`. */
export function readFeatures(values: Record<string, string>): Features {
  return Object.fromEntries(featureKeys.filter((key) => key in values).map((key) => [key, values[key]]));
}

/** Converts features to the form in which they are stored. */
export function toCustomFeatures(features: Features): CustomFeatures {
  return Object.fromEntries(
    Object.entries(features).map(([key, value]) => [key, key === 'argumentReportTemplateUrl' ? value : value === 'Y']),
  );
}
