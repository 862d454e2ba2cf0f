import classes from './UserAvatar.module.css';

/** The given name's last character in Chinese, the first letter in Latin script. */
function initialOf(name: string): string {
  const letters = [...name.trim()];
  return (/^[a-z]/i.test(name) ? letters[0]?.toUpperCase() : letters.at(-1)) ?? '';
}

/** In place of a picture: decoration beside the name, which is why its letter is no text of the page. */
export function UserAvatar({ name, size }: { name: string; size: number }) {
  return <span className={classes.avatar} style={{ '--avatar-size': `${size}px` }} data-initial={initialOf(name)} aria-hidden />;
}
