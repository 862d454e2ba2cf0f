import { useServerMenu } from '@campus-procurement/hooks';

/** Returns a function that returns an address as it is, or null where the role has no such page. */
export function useReachable(): (address: string) => string | null {
  const { entries } = useServerMenu();
  return (address) => (entries.has(address.split('?')[0] ?? '') ? address : null);
}
