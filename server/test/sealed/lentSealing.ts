import { type Sealing, type SealingKey, sealingWith } from '#platform/sealing/sealing.ts';

/** A sealing whose keys a test takes away and gives back. */
export function lentSealing(keys: readonly SealingKey[]): { sealing: Sealing; have: (keys: readonly SealingKey[]) => void } {
  let current = sealingWith(keys);
  const sealing: Sealing = {
    get keyId() {
      return current.keyId;
    },
    newRound: () => current.newRound(),
    checked: (round) => current.checked(round),
    holds: (round) => current.holds(round),
    seal: (round, plain) => current.seal(round, plain),
    open: (round, sealed) => current.open(round, sealed),
    sign: (round, text) => current.sign(round, text),
    mark: (round, text) => current.mark(round, text),
  };
  return {
    sealing,
    have: (changed) => {
      current = sealingWith(changed);
    },
  };
}
