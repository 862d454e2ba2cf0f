import { useStored, useUser } from '@campus-procurement/hooks';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { BrandMark } from '#ui/page/BrandMark.tsx';
import { useProductName } from '#ui/page/usePageTitle.ts';
import { Content } from '#ui/text/Content.tsx';
import classes from './Header.module.css';

/** The product's name and, for users of a school, its emblem and short name. Links to the home page. */
export function Brand() {
  const product = useProductName();
  const { userType, companyLogo, companyName, companyShortName } = useUser();
  const [lastSchool, keepSchool] = useStored('lastSchool');
  const [broken, setBroken] = useState<string | null>(null);
  const school = userType === 'PLATFORM' ? null : companyName;
  useEffect(() => {
    if (school && school !== lastSchool) keepSchool(school);
  }, [school, lastSchool, keepSchool]);
  const hasLogo = companyLogo !== null && companyLogo !== broken;
  return (
    <Link className={classes.brand} to="/">
      {hasLogo ? (
        <img className={classes.logo} src={companyLogo} alt="" onError={() => setBroken(companyLogo)} />
      ) : (
        <BrandMark size={24} />
      )}
      <span className={classes.product}>{product}</span>
      {userType !== 'PLATFORM' && (
        <span className={classes.school}>
          <Content>{companyShortName ?? companyName}</Content>
        </span>
      )}
    </Link>
  );
}
