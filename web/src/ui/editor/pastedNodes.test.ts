import { describe, expect, test } from 'vitest';
import { wordHtml, wpsHtml } from '#testing/officeHtml.ts';
import { pastedNodes } from './pastedNodes.ts';

/** As markup, without the lines in which Word writes it. */
function markup(html: string, isOwnPicture = (_address: string) => false) {
  const host = document.createElement('div');
  host.append(pastedNodes(html, isOwnPicture).nodes);
  return host.innerHTML.replaceAll(/\s*\n\s*/g, '').replaceAll(/>\s+</g, '><');
}

test('of Word stay headings below that of the page, marks, lists within lists and tables with merged cells', () => {
  expect(markup(wordHtml)).toBe(
    [
      '<h2><a></a>采购办法</h2><h3>1.1 适用范围</h3>',
      '<p><b>Goods</b> 和<i>服务</i>，<u>不含</u><s>工程</s>H<sub>2</sub>O</p>',
      '<ol><li><p>申请</p><ul><li><p>附预算</p></li></ul></li><li><p>审批</p></li></ol><h4>附表</h4>',
      '<table><tbody><tr><td rowspan="2"><p>类别</p></td><td colspan="2"><p>金额</p></td></tr>',
      '<tr><td><p>下限</p></td><td></td></tr></tbody></table>',
    ].join(''),
  );
  expect(pastedNodes(wordHtml, () => false).lostPictures).toBe(1);
});

test('of WPS stay the same, by its styles', () => {
  expect(markup(wpsHtml)).toBe(
    [
      '<h2>开标安排</h2><h4>时间</h4><p><strong>周五</strong><em>上午</em><u>九点</u></p>',
      '<ul><li><p>带证件</p></li></ul><ol><li><p>签到</p></li></ol>',
      '<table><tbody><tr><td colspan="2"><p>地点</p></td></tr></tbody></table>',
    ].join(''),
  );
});

describe('levels of headings', () => {
  test.each([
    ['<h1>a</h1><h2>b</h2><h3>c</h3><h4>d</h4><h5>e</h5>', '<h2>a</h2><h3>b</h3><h4>c</h4><h4>d</h4><h4>e</h4>'],
    ['<h2>a</h2><h3>b</h3><h6>c</h6>', '<h2>a</h2><h3>b</h3><h4>c</h4>'],
    ['<p class="MsoTitle">a</p><p class="MsoSubtitle">b</p>', '<h2>a</h2><h3>b</h3>'],
    ['<p style="mso-outline-level:body-text">a</p>', '<p>a</p>'],
  ])('%s become %s', (html, expected) => {
    expect(markup(html)).toBe(expected);
  });
});

describe('numbers and bullets', () => {
  const item = (marker: string, level = 1) =>
    `<p style="mso-list:l0 level${level} lfo1"><span style="mso-list:Ignore">${marker}&nbsp;</span>x</p>`;
  test.each(['1.', '(1)', '（2）', '1.1', 'a)', 'IV.', '一、', '（三）', '①', '12'])('%s is a number', (marker) => {
    expect(markup(item(marker))).toBe('<ol><li><p>x</p></li></ol>');
  });
  test.each(['·', 'o', 'l', 'Ø', '§', '-', '●', ''])('%j is a bullet', (marker) => {
    expect(markup(item(marker))).toBe('<ul><li><p>x</p></li></ul>');
  });

  test('a text between two lists keeps them apart, and a list may begin at any level', () => {
    expect(markup(`${item('1.', 2)}<p>y</p>${item('1.')}${item('·', 3)}${item('2.')}`)).toBe(
      '<ol><li><p>x</p></li></ol><p>y</p><ol><li><p>x</p><ul><li><p>x</p></li></ul></li><li><p>x</p></li></ol>',
    );
  });
});

test('what is not meant to be seen, and bold that is none, goes', () => {
  expect(
    markup('<b style="font-weight:normal"><span>a</span><span style="display:none">b</span><p style="mso-hide:all">c</p></b>'),
  ).toBe('a');
  expect(markup('<div>a</div><div><div>b</div></div>')).toBe('<p>a</p><p>b</p>');
});

test('only pictures that belong to the text stay in it, by the address in this site', () => {
  const [own, foreign] = ['/api/file/download/own?expires=1', '/api/file/download/foreign'];
  const html = `<img src="${location.origin}${own}" alt="A"><img src="${foreign}"><img src="https://a.example/own"><img src="data:image/png;base64,AA==">`;
  expect(markup(html, (address) => address.includes('/own'))).toBe(`<img src="${own}" alt="A">`);
  expect(pastedNodes(html, (address) => address.includes('/own')).lostPictures).toBe(3);
});
