import { useState } from 'react';
import classes from './UserAvatar.module.css';

/** The given name's last character in Chinese, the first letter in Latin script. */
function initialOf(name: string): string {
  const letters = [...name.trim()];
  return (/^[a-z]/i.test(name) ? letters[0]?.toUpperCase() : letters.at(-1)) ?? '';
}

interface UserAvatarProps {
  name: string;
  size: number;
  /** Address of the portrait; without one, and while it cannot be loaded, a letter stands in its place. */
  picture: string | null;
}

/** Decoration beside the name, which is why it has no text. */
export function UserAvatar({ name, size, picture }: UserAvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const style = { '--avatar-size': `${size}px` };
  if (picture !== null && picture !== broken) {
    return <img className={classes.avatar} style={style} src={picture} alt="" onError={() => setBroken(picture)} />;
  }
  return <span className={classes.avatar} style={style} data-initial={initialOf(name)} aria-hidden />;
}
