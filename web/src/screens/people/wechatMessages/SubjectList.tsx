import { useApiMutation, useApiQuery } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { Button, Switch } from '@mantine/core';
import { useT } from '#i18n/LanguageProvider.tsx';
import { Message } from '#ui/feedback/Message.tsx';
import { QueryView } from '#ui/page/QueryView.tsx';
import classes from './subjects.module.css';

/** Placeholders, which are filled in when the message is sent. */
const placeholder = /\{[^}]+\}/g;

type Scene = Schemas['MessageScene'];
type Relation = Schemas['MessageSceneRelation'];

/** The scenes of a receiver by subject, each with a switch. */
export function SubjectList({ receiver: { id: receiverId, pushState } }: { receiver: Schemas['WechatReceiver'] }) {
  const t = useT();
  const subscribed = useApiQuery('listWechatMessageScenes', { query: { receiverId } });
  const others = useApiQuery('queryMessageScenesNotAdded', { query: { receiverId } });
  const subjects = useApiQuery('listMessageSceneSubjects');
  const parts = [subscribed, others, subjects];
  const all = {
    data: subscribed.data && others.data && subjects.data && [...subscribed.data, ...others.data],
    error: parts.find(({ error }) => error)?.error ?? null,
    refetch: () => Promise.all(parts.map((part) => part.refetch())),
  };
  const order = (subjects.data ?? []).flatMap(({ scenes }) => scenes.map(({ sceneCode }) => sceneCode));
  const place = ({ sceneCode }: Scene) => order.indexOf(sceneCode);
  return (
    <div className={classes.root}>
      {!pushState && <Message tone="warning">{t('wechat.isOff')}</Message>}
      <QueryView query={all}>
        {(scenes) =>
          [
            ...Map.groupBy(
              scenes.toSorted((one, other) => place(one) - place(other)),
              ({ subjectName }) => subjectName,
            ),
          ].map(([subject, ofSubject]) => <Subject key={subject} name={subject} scenes={ofSubject} receiverId={receiverId} />)
        }
      </QueryView>
    </div>
  );
}

interface SubjectProps {
  name: string;
  scenes: readonly (Scene | Relation)[];
  receiverId: string;
}

const isRelation = (scene: Scene | Relation): scene is Relation => 'id' in scene;

function Subject({ name, scenes, receiverId }: SubjectProps) {
  const t = useT();
  const add = useApiMutation('addMessageSceneRelation');
  const remove = useApiMutation('deleteMessageSceneRelation');
  const isBusy = add.isPending || remove.isPending;
  const subscribed = scenes.filter(isRelation);
  const open = scenes.filter((scene) => !isRelation(scene));

  const subscribe = (chosen: readonly Scene[]) =>
    add.mutate({ body: { receiverId, sceneCodes: chosen.map(({ sceneCode }) => sceneCode) } });
  const unsubscribe = (chosen: readonly Relation[]) => remove.mutate({ query: { ids: chosen.map(({ id }) => id).join(',') } });

  return (
    <section className={classes.subject} aria-label={name}>
      <div className={classes.head}>
        <h2>{name}</h2>
        {open.length > 0 ? (
          <Button variant="subtle" size="compact-sm" disabled={isBusy} onClick={() => subscribe(open)}>
            {t('wechat.addAll')}
          </Button>
        ) : (
          <Button variant="subtle" size="compact-sm" color="gray" disabled={isBusy} onClick={() => unsubscribe(subscribed)}>
            {t('wechat.removeAll')}
          </Button>
        )}
      </div>
      {scenes.map((scene) => (
        <Switch
          key={scene.sceneCode}
          className={classes.scene}
          checked={isRelation(scene)}
          disabled={isBusy}
          onChange={() => (isRelation(scene) ? unsubscribe([scene]) : subscribe([scene]))}
          label={scene.sceneName}
          description={t('wechat.template', { title: scene.template.replaceAll(placeholder, '…') })}
        />
      ))}
    </section>
  );
}
