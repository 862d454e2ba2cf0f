import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadAreas, loadLanguage, translate } from '#i18n/catalog.ts';
import type { Translate } from '#i18n/messages.ts';
import { addGalleryTexts } from '../i18n/addGalleryTexts.ts';
import { channelSchema } from './channelSchema.ts';
import { groupSchema } from './groupSchema.ts';

await loadLanguage('zh-CN');
await loadAreas(['ui', 'validation']);
addGalleryTexts();
const t = ((key, ...parameters) => translate('zh-CN', key, ...parameters)) as Translate;
const good = {
  activityName: '春季采购节2026',
  channelType: 'APP',
  promotionTime: '2026-03-01 09:00:00~2026-03-31 17:30:00' as const,
  promoteLink: 'https://example.edu.cn/',
  advertisingSource: 'sohu',
  advertisingMedia: 'cpc',
  keywords: ['chemicals'],
  pushNotify: true,
  advertisingContent: '全场试剂九折',
};
const channel = channelSchema(t);
const takes = (change: Partial<Record<keyof typeof good, unknown>>) => channel.safeParse({ ...good, ...change }).success;

describe('the step form', () => {
  test('takes what keeps all its rules', () => expect(takes({})).toBe(true));

  test.each(Object.keys(good).filter((name) => name !== 'pushNotify'))('wants %s', (name) => {
    expect(takes({ [name]: name === 'keywords' ? [] : '' })).toBe(false);
  });

  test('takes a name of at most 20 Chinese characters, letters or digits, and nothing else in it', () => {
    const letter = fc.constantFrom(...'采购节活动名称abcXYZ0189');
    const names = fc.array(letter, { minLength: 1, maxLength: 25 }).map((letters) => letters.join(''));
    fc.assert(
      fc.property(names, (activityName) => {
        expect(takes({ activityName })).toBe(activityName.length <= 20);
      }),
    );
    for (const activityName of ['采购 节', '采购-节', 'a_b', '节！']) expect(takes({ activityName })).toBe(false);
  });

  test.each(['http://a', 'https://a', '{host}', '{host}/a'])('takes a promote link that begins with %s', (promoteLink) => {
    expect(takes({ promoteLink })).toBe(true);
  });

  test.each(['ftp://a', 'a', '//a', 'host/a', '{Host}/a', 'a https://b', 'HTTP://a'])(
    'refuses the promote link %s',
    (promoteLink) => {
      expect(takes({ promoteLink })).toBe(false);
    },
  );

  test('takes advertising content of at most 200 characters', () => {
    expect(takes({ advertisingContent: '字'.repeat(200) })).toBe(true);
    expect(takes({ advertisingContent: '字'.repeat(201) })).toBe(false);
  });
});

describe('the group form', () => {
  const empty = {
    videoMode: '',
    captureSize: '',
    captureFrameRate: '',
    encodingFrameRate: '',
    bitrateLeast: '',
    bitrateMost: '',
    bitrateDefault: '',
    audioMode: '',
    channels: '',
    audioBitrate: '',
    description: '',
  };
  const takesGroup = (change: Partial<typeof empty>) => groupSchema(t).safeParse({ ...empty, ...change }).success;

  test('takes frame rates from 1 to 30, or none', () => {
    for (const name of ['captureFrameRate', 'encodingFrameRate'] as const) {
      for (const rate of ['', '1', '30', '29.97']) expect(takesGroup({ [name]: rate })).toBe(true);
      for (const rate of ['0', '0.9', '31', '30.1', '-1', 'x', '1e1']) expect(takesGroup({ [name]: rate })).toBe(false);
    }
  });

  test('takes bitrates from 150 to 1800, or none', () => {
    for (const name of ['bitrateLeast', 'bitrateMost', 'bitrateDefault', 'audioBitrate'] as const) {
      for (const rate of ['', '150', '1800', '999']) expect(takesGroup({ [name]: rate })).toBe(true);
      for (const rate of ['149', '1801', '0', '-150', 'x']) expect(takesGroup({ [name]: rate })).toBe(false);
    }
  });

  test('takes a description of at most 200 characters', () => {
    expect(takesGroup({ description: '字'.repeat(200) })).toBe(true);
    expect(takesGroup({ description: '字'.repeat(201) })).toBe(false);
  });
});
