interface Operation {
  summary: string;
  'x-summary-zh': string;
}

/** What the page needs to know of an OpenAPI description. */
export interface Description {
  paths: Record<string, Record<string, Operation>>;
}

/** The description with the summaries of one language, the only texts that it holds in both. */
export function inLanguage(description: Description, language: string): Description {
  if (language !== 'zh-CN') return description;
  const translated = (operation: Operation): Operation => ({ ...operation, summary: operation['x-summary-zh'] });
  const paths = Object.entries(description.paths).map(([path, methods]) => [
    path,
    Object.fromEntries(Object.entries(methods).map(([method, operation]) => [method, translated(operation)])),
  ]);
  return { ...description, paths: Object.fromEntries(paths) };
}
