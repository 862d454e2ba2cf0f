import { useUser } from '@campus-procurement/hooks';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { BrandMark } from '#ui/page/BrandMark.tsx';
import { useProductName } from '#ui/page/usePageTitle.ts';
import classes from './Header.module.css';

/** The product and, for the users of a school, whose it is: emblem and short name. Leads home. */
export function Brand() {
  const product = useProductName();
  const { userType, companyLogo, companyName, companyShortName } = useUser();
  const [broken, setBroken] = useState<string | null>(null);
  const hasLogo = companyLogo !== null && companyLogo !== broken;
  return (
    <Link className={classes.brand} to="/">
      {hasLogo ? (
        <img className={classes.logo} src={companyLogo} alt="" onError={() => setBroken(companyLogo)} />
      ) : (
        <BrandMark size={24} />
      )}
      <span className={classes.product}>{product}</span>
      {userType !== 'PLATFORM' && <span className={classes.school}>{companyShortName ?? companyName}</span>}
    </Link>
  );
}
