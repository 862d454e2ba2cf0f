import { Button, Tabs } from '@mantine/core';
import { useT } from '#i18n/LanguageProvider.tsx';
import { EnlargedPicture } from '#ui/files/EnlargedPicture.tsx';
import { FileList } from '#ui/files/FileLink.tsx';
import { FileName } from '#ui/files/FileName.tsx';
import { Properties } from '#ui/page/Properties.tsx';
import { ScrollRegion } from '#ui/page/ScrollRegion.tsx';
import { Section } from '#ui/page/Section.tsx';
import { StatTile, StatTiles } from '#ui/page/StatTile.tsx';
import { TabCount } from '#ui/page/TabCount.tsx';
import { PlainTable } from '#ui/table/PlainTable.tsx';
import { RichText } from '#ui/text/RichText.tsx';
import { Block, State } from '../Block.tsx';
import { api } from '../mockedSession.ts';
import { type Role, roleRows } from '../samples.ts';

/** Parts of pages that show something. */
export function Parts() {
  return (
    <>
      <Sections />
      <Scrolled />
      <Facts />
      <Texts />
    </>
  );
}

function Scrolled() {
  const t = useT();
  return (
    <Block name="ScrollRegion">
      <ScrollRegion label={t('gallery.sample')}>
        <span style={{ whiteSpace: 'nowrap' }}>{`${t('gallery.longText')} `.repeat(4)}</span>
      </ScrollRegion>
    </Block>
  );
}

function Sections() {
  const t = useT();
  return (
    <Block name="Section">
      <State name="gallery.plain">
        <Section title={t('gallery.sample')}>{t('gallery.sentence')}</Section>
      </State>
      <State name="gallery.withAction">
        <Section
          title={t('gallery.sample')}
          hint={t('gallery.sentence')}
          end={
            <Button size="xs" variant="default">
              {t('ui.edit')}
            </Button>
          }
        >
          {t('gallery.sentence')}
        </Section>
      </State>
      <State name="gallery.long">
        <Section title={t('gallery.longText')}>{t('gallery.longText')}</Section>
      </State>
    </Block>
  );
}

function Facts() {
  const t = useT();
  const [first, ...others] = roleRows(8);
  const columns = [
    { header: t('roles.name'), cell: ({ roleName }: Role) => roleName },
    { header: t('roles.users'), cell: ({ userCount }: Role) => userCount, align: 'end' as const },
  ];
  const table = { caption: t('pages.roles'), rowKey: ({ id }: Role) => id, columns, empty: t('ui.empty') };
  return (
    <>
      <Block name="Properties">
        <State name="gallery.plain" isWide>
          <Properties
            items={[
              [t('roles.name'), first?.roleName],
              [t('roles.remark'), first?.remark],
              [t('roles.users'), 37],
            ]}
          />
        </State>
        <State name="gallery.long" isWide>
          <Properties items={[[t('roles.remark'), t('gallery.longText')]]} />
        </State>
      </Block>
      <Block name="TabCount">
        <State name="gallery.plain">
          <Tabs value="a">
            <Tabs.List>
              <Tabs.Tab value="a">
                {t('gallery.sample')}
                <TabCount value={18} />
              </Tabs.Tab>
              <Tabs.Tab value="b">{t('gallery.sample')}</Tabs.Tab>
            </Tabs.List>
          </Tabs>
        </State>
      </Block>
      <Block name="StatTiles, StatTile">
        <State name="gallery.plain" isWide>
          <StatTiles label={t('gallery.sample')}>
            <StatTile label={t('roles.users')} value="1,284" />
            <StatTile label={t('roles.users')} value="1,284" hint={t('gallery.sentence')} />
            <StatTile label={t('roles.users')} value="12" tone="danger" hint={t('gallery.sentence')} />
          </StatTiles>
        </State>
      </Block>
      <Block name="PlainTable">
        <State name="gallery.many">
          <PlainTable {...table} rows={others} />
        </State>
        <State name="gallery.empty">
          <PlainTable {...table} rows={[]} />
        </State>
      </Block>
    </>
  );
}

const drawing =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Crect width='8' height='8' fill='teal'/%3E%3C/svg%3E";

function Texts() {
  const t = useT();
  const file = api.example('getFileInfo');
  const files = ['pdf', 'zip', 'png', 'xlsx', 'docx'].map((ending) => ({
    ...file,
    id: ending,
    fileName: `${t('gallery.sample')}.${ending}`,
    contentType: ({ pdf: 'application/pdf', zip: 'application/zip', png: 'image/png' }[ending] ??
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet') as typeof file.contentType,
  }));
  const text = t('gallery.sentence');
  const words = `<h2>${text}</h2><p>${text} <strong>${text}</strong> <a href="https://example.edu.cn/">${text}</a></p>
    <ul><li>${text}</li><li>${text}</li></ul><blockquote>${text}</blockquote>`;
  const cells = (tag: string) => `<tr>${`<${tag}>${text}</${tag}>`.repeat(6)}</tr>`;
  return (
    <>
      <Block name="EnlargedPicture">
        <State name="gallery.plain">
          <EnlargedPicture file={{ ...file, fileName: `${t('gallery.sample')}.png`, url: drawing }} />
        </State>
      </Block>
      <Block name="FileList">
        <State name="gallery.many">
          <FileList files={files} label={t('gallery.many')} />
        </State>
        <State name="gallery.long">
          <FileList files={[{ ...file, fileName: `${t('gallery.longText')}.pdf` }]} label={t('gallery.long')} />
        </State>
      </Block>
      <Block name="FileName">
        <State name="gallery.plain">
          <FileName name={`${t('gallery.sample')}.pdf`} />
        </State>
        <State name="gallery.long">
          <FileName name={`${t('gallery.longText')}.pdf`} />
        </State>
        <State name="gallery.removed">
          <FileName name={`${t('gallery.sample')}\u202Efdp.zip`} />
        </State>
      </Block>
      <Block name="RichText">
        <State name="gallery.plain">
          <RichText html={words} />
        </State>
        <State name="gallery.long">
          <RichText html={`<table><thead>${cells('th')}</thead><tbody>${cells('td')}${cells('td')}</tbody></table>`} />
        </State>
        <State name="gallery.removed">
          <RichText html={`<p>${text}<script>alert(1)</script><img src="x" onerror="alert(1)"></p>`} />
        </State>
      </Block>
    </>
  );
}
