interface Phase {
  /** Shows how far the phase is. */
  progress(text: string): void;
  end(): void;
}

export function beginPhase(name: string): Phase;
