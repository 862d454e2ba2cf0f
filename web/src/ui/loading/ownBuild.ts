/** The build that this page was loaded from: the name of its entry script. Null in development. */
export function ownBuild(): string | null {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src^="/assets/"]');
  return script?.src.split('/').at(-1) ?? null;
}
