import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderUi } from '#testing/renderUi.tsx';
import { addGalleryTexts } from '../i18n/addGalleryTexts.ts';
import { ChannelForm } from './ChannelForm.tsx';
import { GroupForm } from './GroupForm.tsx';

addGalleryTexts();

const box = (name: RegExp) => screen.getByRole('textbox', { name });
const press = (name: string) => screen.getByRole('button', { name });

test('the step form goes on when a step is right, and shows what was sent', async () => {
  const user = await renderUi(<ChannelForm />);
  await user.click(press('下一步'));
  const refusals = within(await screen.findByRole('alert')).getAllByRole('button');
  expect(refusals.map(({ textContent }) => textContent)).toEqual([
    '请填写活动名称',
    '请选择渠道类型',
    '请选择推广时间',
    '请填写推广地址',
  ]);
  await user.type(box(/^活动名称/), '春季采购节');
  await user.type(box(/^推广地址/), '{{host}/spring');
  await user.click(screen.getByRole('combobox', { name: /^渠道类型/ }));
  await user.click(await screen.findByRole('option', { name: 'APP 通用渠道' }));
  await user.click(await screen.findByRole('button', { name: /^推广时间(?!不能)/ }));
  const [first, other] = (await screen.findAllByRole('button', { name: /^1[05] / })) as [HTMLElement, HTMLElement];
  await user.click(other);
  await user.click(first);
  await user.click(screen.getByRole('button', { name: '确定' }));
  await user.click(press('下一步'));
  expect(await screen.findByRole('textbox', { name: /^广告来源/ })).toBeVisible();

  await user.type(box(/^广告来源/), 'sohu');
  await user.type(box(/^广告媒介/), 'cpc');
  await user.type(box(/^广告内容/), '全场九折');
  await user.click(screen.getByRole('combobox', { name: /^关键词/ }));
  await user.click(await screen.findByRole('option', { name: '试剂' }));
  await user.click(press('提交'));
  await waitFor(() => expect(screen.getByText(/表单提交成功/)).toBeVisible());
  // The end was chosen before the start: the range is put in order.
  expect(document.querySelector('pre')?.textContent).toMatch(/"promotionTime": "\d{4}-\d\d-10 [^~]*~\d{4}-\d\d-15 /);
});

test('the group form says at each field what it takes', async () => {
  const user = await renderUi(<GroupForm />);
  await user.type(box(/^采集帧率/), '31');
  await user.type(box(/^编码码率最小值/), '149');
  await user.click(press('提交'));
  expect(await screen.findAllByText('采集帧率（fps）须为 1 至 30 的数字')).not.toHaveLength(0);
  expect(screen.getAllByText('编码码率最小值（kbps）须为 150 至 1800 的数字')).not.toHaveLength(0);
});
