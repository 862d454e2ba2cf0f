import { useState } from 'react';

/**
 * The time of day beside a calendar. It outlives its day: what was typed before any is chosen, and what stood there when another is.
 * @param held the day with its time that the field holds; '' for none
 */
export function useKeptTime(held: string) {
  const own = held.slice(11);
  const [kept, keep] = useState(own || '00:00:00');
  if (own && own !== kept) keep(own);
  return {
    /** For the input of the time, which by itself begins without one, and takes nothing unless all its parts are there. */
    props: {
      value: kept,
      onChange(time: string) {
        if (time) keep(`${time}:00`.slice(0, 8));
      },
    },
    /** A day that was chosen, with the time that stands beside it. */
    on: (chosen: string) => `${chosen.slice(0, 10)} ${kept}`,
  };
}
