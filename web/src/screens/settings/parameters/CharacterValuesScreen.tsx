import { useApiQuery, useUser } from '@campus-procurement/hooks';
import { PageLayout } from '#ui/page/PageLayout.tsx';
import { QueryView } from '#ui/page/QueryView.tsx';
import { Section } from '#ui/page/Section.tsx';
import { CharacterValueList } from './CharacterValueList.tsx';

/** The values for one school: its own, and the platform's defaults for all others. */
export default function CharacterValuesScreen() {
  const { userType, companyId } = useUser();
  return userType === 'PLATFORM' ? <OfAnySchool /> : <CharacterValueList schools={[]} companyId={companyId} />;
}

function OfAnySchool() {
  const schools = useApiQuery('listSchoolsSimple');
  const [first] = schools.data ?? [];
  if (first) {
    const choices = schools.data?.map(({ companyId, schoolName }) => ({ value: companyId, label: schoolName })) ?? [];
    return <CharacterValueList schools={choices} companyId={first.companyId} />;
  }
  return (
    <PageLayout>
      <Section>
        <QueryView query={schools}>{() => null}</QueryView>
      </Section>
    </PageLayout>
  );
}
