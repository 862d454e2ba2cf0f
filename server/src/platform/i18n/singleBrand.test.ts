import { expect, test } from 'vitest';
import { namesOneBrand } from './singleBrand.ts';

test.each([
  '品牌：赛默飞',
  '指定戴尔品牌',
  '必须为蔡司原装镜头',
  '仅限国产某某牌',
  'Brand: Zeiss',
  'It must be a Leica genuine part',
])('“%s” asks for one brand', (text) => {
  expect(namesOneBrand(text)).toBe(true);
});

test.each([
  '品牌：赛默飞、艾本德或同等',
  '品牌：A/B',
  '品牌：赛默飞，或相当于',
  '参考品牌：蔡司，性能不低于该型号',
  '品牌不限，必须采用不锈钢材质',
  '转速 6000 rpm，定时 99 分钟',
  'Brand: Zeiss or equal',
  'Only the pump is needed',
])('“%s” does not', (text) => {
  expect(namesOneBrand(text)).toBe(false);
});
