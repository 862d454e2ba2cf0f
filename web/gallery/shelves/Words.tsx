import { Link } from 'react-router-dom';
import { useT } from '#i18n/LanguageProvider.tsx';
import { DateTime } from '#ui/date/DateTime.tsx';
import { BrandMark } from '#ui/page/BrandMark.tsx';
import { CodeBlock } from '#ui/page/CodeBlock.tsx';
import { ColorTag } from '#ui/status/ColorTag.tsx';
import { PublishBadge, publishChoices } from '#ui/status/PublishBadge.tsx';
import { StatusBadge } from '#ui/status/StatusBadge.tsx';
import { StatusPill } from '#ui/status/StatusPill.tsx';
import { Tag } from '#ui/status/Tag.tsx';
import { NameCell } from '#ui/table/NameCell.tsx';
import { ChineseNote } from '#ui/text/ChineseNote.tsx';
import { Content } from '#ui/text/Content.tsx';
import { DictText } from '#ui/text/DictText.tsx';
import { iconKeys, MenuIcon } from '#ui/text/MenuIcon.tsx';
import { Money, Numeral, Percent, UnitPrice } from '#ui/text/Numeral.tsx';
import { TextLink } from '#ui/text/TextLink.tsx';
import { TwoLines } from '#ui/text/TwoLines.tsx';
import { UserAvatar } from '#ui/text/UserAvatar.tsx';
import { Block, State } from '../Block.tsx';
import classes from '../Gallery.module.css';
import { api } from '../mockedSession.ts';

const time = '2026-03-02T09:20:00+08:00';
const colors = ['blue', 'cyan', 'teal', 'green', 'lime', 'yellow', 'orange', 'red', 'pink', 'grape', 'violet', 'indigo', 'gray'];
const picture =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Crect width='8' height='8' fill='teal'/%3E%3C/svg%3E";

/** What stands in cells and among texts. */
export function Words() {
  return (
    <>
      <Figures />
      <Signs />
      <People />
    </>
  );
}

function Figures() {
  const [campus] = api.example('queryDictDataByType');
  // As people of a school write, whatever the language of the page is.
  const { projectName: fromSchool } = api.example('getProjectDetail');
  return (
    <>
      <Block name="DateTime">
        <State name="gallery.plain">
          <DateTime value={time} />
        </State>
        <State name="gallery.day">
          <DateTime value={time} isDay />
        </State>
        <State name="gallery.none">
          <DateTime value={null} />
        </State>
      </Block>
      <Block name="Numeral, Money, UnitPrice, Percent">
        <State name="gallery.plain">
          <div className={classes.row}>
            <Numeral value={12_345} /> <Money value="1200.50" /> <UnitPrice value="0.125" /> <Percent value="12.5" />
          </div>
        </State>
        <State name="gallery.long">
          <Money value="9999999999.99" />
        </State>
        <State name="gallery.none">
          <div className={classes.row}>
            <Money value={null} /> <Percent value={null} />
          </div>
        </State>
      </Block>
      <Block name="Content, ChineseNote">
        <State name="gallery.plain">
          <Content>{fromSchool}</Content>
        </State>
        <State name="gallery.long">
          <ChineseNote text={fromSchool} />
          <p lang="zh-CN">{fromSchool}</p>
        </State>
      </Block>
      <Block name="DictText">
        <State name="gallery.plain">
          <DictText type="campus" value={campus?.dictValue ?? null} />
        </State>
        <State name="gallery.gone">
          <DictText type="campus" value="C-17" />
        </State>
        <State name="gallery.none">
          <DictText type="campus" value={null} />
        </State>
      </Block>
    </>
  );
}

function Signs() {
  const t = useT();
  return (
    <>
      <Block name="StatusBadge">
        {(['ENABLED', 'DISABLED', 'LOCKED'] as const).map((status) => (
          <State key={status} name="gallery.plain">
            <StatusBadge status={status} />
          </State>
        ))}
      </Block>
      <Block name="PublishBadge">
        {publishChoices.map(({ value }) => (
          <State key={value} name="gallery.plain">
            <PublishBadge status={value} />
          </State>
        ))}
      </Block>
      <Block name="StatusPill">
        {(['wait', 'run', 'good', 'stop', 'bad'] as const).map((meaning) => (
          <State key={meaning} name="gallery.plain">
            <StatusPill meaning={meaning}>{meaning}</StatusPill>
          </State>
        ))}
      </Block>
      <Block name="ColorTag, Tag">
        <State name="gallery.colors" isWide>
          <div className={classes.row}>
            {colors.map((color) => (
              <ColorTag key={color} color={color}>
                {color}
              </ColorTag>
            ))}
          </div>
        </State>
        <State name="gallery.none">
          <ColorTag color={null}>{t('gallery.sample')}</ColorTag>
        </State>
        <State name="gallery.plain">
          <Tag>{t('gallery.sample')}</Tag>
        </State>
      </Block>
      <Block name="MenuIcon, BrandMark">
        <State name="gallery.plain" isWide>
          <div className={classes.row}>
            {iconKeys.map((icon) => (
              <MenuIcon key={icon} node={{ icon, menuType: 'MENU' }} />
            ))}
          </div>
        </State>
        <State name="gallery.none">
          <div className={classes.row}>
            {(['DIR', 'MENU', 'LINK'] as const).map((menuType) => (
              <MenuIcon key={menuType} node={{ icon: null, menuType }} />
            ))}
          </div>
        </State>
        <State name="gallery.inverted">
          <div className={classes.row}>
            <BrandMark size={40} /> <BrandMark size={40} inverted />
          </div>
        </State>
      </Block>
    </>
  );
}

function People() {
  const t = useT();
  return (
    <>
      <Block name="NameCell, TwoLines, Link, TextLink">
        <State name="gallery.plain">
          <NameCell name={<TextLink to="/words">{t('gallery.sample')}</TextLink>} />
          <TwoLines first={t('gallery.person')} second={t('gallery.sample')} />
          <Link to="/words">{t('gallery.sample')}</Link>
        </State>
        <State name="gallery.long">
          <NameCell name={t('gallery.longText')}>
            <Tag>{t('ui.builtIn')}</Tag>
          </NameCell>
        </State>
      </Block>
      <Block name="UserAvatar">
        <State name="gallery.plain">
          <div className={classes.row}>
            <UserAvatar name={t('gallery.person')} size={40} picture={null} /> <UserAvatar name="Alan" size={40} picture={null} />
          </div>
        </State>
        <State name="gallery.picture">
          <UserAvatar name={t('gallery.person')} size={40} picture={picture} />
        </State>
        <State name="gallery.failed">
          <UserAvatar name={t('gallery.person')} size={40} picture="data:image/png;base64,broken" />
        </State>
      </Block>
      <Block name="CodeBlock">
        <State name="gallery.plain">
          <CodeBlock label={t('gallery.plain')} text='{"roleName":"asset_checker","status":"ENABLED"}' />
        </State>
        <State name="gallery.long">
          <CodeBlock label={t('gallery.long')} text={`not JSON ${'0123456789'.repeat(20)}`} />
        </State>
      </Block>
    </>
  );
}
