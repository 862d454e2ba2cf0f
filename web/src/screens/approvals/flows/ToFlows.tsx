import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useT } from '#i18n/LanguageProvider.tsx';
import { flowsAddress } from './flowAddress.ts';

/** The link back to all flows. */
export function ToFlows() {
  return (
    <Button component={Link} to={flowsAddress} variant="default">
      {useT()('flows.toList')}
    </Button>
  );
}
