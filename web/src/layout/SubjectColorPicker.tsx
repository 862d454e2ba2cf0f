import { useStored, useSubjectColor } from '@campus-procurement/hooks';
import { ColorPicker, NumberInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useRef, useState } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';

/** Product specification, section 9. */
const appliedAfterMs = 100;
const kept = 8;

/** Mixes the subject colour, alpha included, and offers the colours that were mixed before. Kept in this browser. */
export function SubjectColorPicker() {
  const t = useT();
  const [chosen, choose] = useSubjectColor();
  const [recent, setRecent] = useStored('recentColors');
  const [mixed, setMixed] = useState<string | null>(null);
  const apply = useDebouncedCallback(
    (color: string) => {
      choose(color);
      setMixed(null);
    },
    { delay: appliedAfterMs, flushOnUnmount: true },
  );
  // With arrow keys one goes through many colours to one.
  const byKeys = useRef(false);
  const lastByKeys = useRef<string | null>(null);

  function mix(color: string) {
    setMixed(color);
    apply(color);
  }

  function end(color: string) {
    // Mantine may tell of a move the colour before it, of the end never.
    mix(color);
    const passed = byKeys.current ? lastByKeys.current : null;
    const others = (recent ?? []).filter((one) => one !== color && one !== passed);
    lastByKeys.current = byKeys.current ? color : null;
    setRecent([color, ...others].slice(0, kept));
  }

  const shown = mixed ?? chosen;
  return (
    <>
      <ColorPicker
        role="group"
        aria-label={t('shell.colorMix')}
        size="sm"
        fullWidth
        format="rgba"
        saturationLabel={t('shell.colorSaturation')}
        hueLabel={t('shell.colorHue')}
        alphaLabel={t('shell.colorAlpha')}
        swatches={recent ?? []}
        swatchesPerRow={kept}
        value={shown}
        onChange={mix}
        onChangeEnd={end}
        onKeyDownCapture={() => {
          byKeys.current = true;
        }}
        onPointerDownCapture={() => {
          byKeys.current = false;
        }}
      />
      <NumberInput
        size="xs"
        label={t('shell.colorOpacity')}
        value={opacityOf(shown)}
        min={0}
        max={100}
        clampBehavior="strict"
        allowDecimal={false}
        suffix="%"
        onChange={(value) => typeof value === 'number' && mix(withOpacity(shown, value))}
      />
    </>
  );
}

const parts = /^rgba?\((\d+), (\d+), (\d+)(?:, ([\d.]+))?\)$/;

/** From 0 to 100 (product specification, section 9). */
function opacityOf(color: string): number {
  const [, , , , alpha = '1'] = parts.exec(color) ?? [];
  return Math.round(Number(alpha) * 100);
}

function withOpacity(color: string, percent: number): string {
  const [, red, green, blue] = parts.exec(color) ?? [];
  return red === undefined ? color : `rgba(${red}, ${green}, ${blue}, ${percent / 100})`;
}
