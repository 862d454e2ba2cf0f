import { useApiQuery } from '@campus-procurement/hooks';
import { Group, Text } from '@mantine/core';
import { useT } from '#i18n/LanguageProvider.tsx';
import { DateTime } from '#ui/date/DateTime.tsx';
import { Properties } from '#ui/page/Properties.tsx';
import { QueryView } from '#ui/page/QueryView.tsx';
import { Section } from '#ui/page/Section.tsx';
import { TextLink } from '#ui/text/TextLink.tsx';
import { BindButton } from '../wechatBinding/BindButton.tsx';
import { receiverName } from '../wechatBinding/receiverName.ts';

/** A user has at most five bound accounts, so one page contains them all. */
const query = { own: true, bindStatus: 'BOUND', size: 10 } as const;

/** The user's bound WeChat accounts, with a button to bind another one. Default export, because it is loaded with its own texts. */
export default function OwnWechat() {
  const t = useT();
  const bound = useApiQuery('queryWechatReceiverPage', { query });
  return (
    <Section title={t('wechat.binding')} hint={t('wechat.bindingHint')}>
      <QueryView query={bound}>
        {({ records }) =>
          records.length === 0 ? (
            <Text size="sm" c="dimmed">
              {t('wechat.noneBound')}
            </Text>
          ) : (
            <Properties
              items={records.map((receiver) => [
                receiverName(receiver),
                <Group key={receiver.id} gap="2px 16px">
                  <span>{t(receiver.pushState ? 'wechat.pushOn' : 'wechat.pushOff')}</span>
                  <Text size="xs" c="dimmed" component="span">
                    {t('wechat.bound')} <DateTime value={receiver.bindTime} />
                  </Text>
                </Group>,
              ])}
            />
          )
        }
      </QueryView>
      <Group mt="lg" gap="md">
        <BindButton onBound={bound.refetch} isPlain />
        {bound.data && bound.data.total > 0 && (
          <TextLink isAct to="/weixin-receiver-manage">
            {t('wechat.manage')}
          </TextLink>
        )}
      </Group>
    </Section>
  );
}
