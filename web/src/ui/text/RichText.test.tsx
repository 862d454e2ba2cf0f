import { screen } from '@testing-library/react';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { renderUi } from '#testing/renderUi.tsx';
import { RichText } from './RichText.tsx';
import { richTextNodes } from './richTextNodes.ts';

const asText = (nodes: DocumentFragment) => new XMLSerializer().serializeToString(nodes);

test('a text is shown with its headings, lists and links, and links open apart', async () => {
  await renderUi(<RichText html={'<h2>Notice</h2><ul><li>One</li></ul><p><a href="https://a.example">More</a></p>'} />);
  expect(screen.getByRole('heading', { level: 2, name: 'Notice' })).toBeVisible();
  expect(screen.getByRole('listitem')).toHaveTextContent('One');
  const link = screen.getByRole('link', { name: 'More' });
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer']);
});

test('a table scrolls in a region that the keyboard reaches', async () => {
  await renderUi(<RichText html="<table><tbody><tr><td>1</td></tr></tbody></table>" />);
  expect(screen.getByRole('region', { name: '表格，可横向滚动' })).toHaveAttribute('tabindex', '0');
});

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<p onclick="alert(1)" style="position:fixed" class="x" id="y">a</p>',
  '<a href="javascript:alert(1)">a</a>',
  '<a href="data:text/html,x">a</a>',
  '<iframe src="https://a.example"></iframe><form><input></form>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
])('%s loses what may run, load or pose as a part of the page', (html) => {
  expect(asText(richTextNodes(`${html}<p>left</p>`))).not.toMatch(
    /script|img|svg|onerror|onclick|style|class=|id=|javascript:|data:|iframe|form|input/i,
  );
});

test('merged cells are shown merged', async () => {
  await renderUi(<RichText html={'<table><tbody><tr><td colspan="2" rowspan="3">1</td></tr></tbody></table>'} />);
  const cell = screen.getByRole('cell', { name: '1' });
  expect([cell.getAttribute('colspan'), cell.getAttribute('rowspan')]).toEqual(['2', '3']);
});

test('a picture is shown if it is an uploaded file', async () => {
  const own = '/api/file/download/0195?expires=1&amp;signature=x';
  await renderUi(
    <RichText
      html={`<img src="${own}" alt="Plan"><img src="https://a.example/b.png" alt="Other"><img src="data:image/png;base64,AA==">`}
    />,
  );
  expect(screen.getByRole('img')).toHaveAttribute('src', own.replace('&amp;', '&'));
  expect(screen.getByRole('img', { name: 'Plan' })).toBeVisible();
});

test('whatever is written, only what is allowed is shown', () => {
  const piece = fc.constantFrom(
    '<p>',
    '</p>',
    '<a href="',
    'java\nscript:x',
    '">',
    '<td>',
    '<svg>',
    '<style>',
    '-->',
    '&lt;',
    "'",
    'x',
    '<b onload=1>',
    '<img src=/api/file/download/x>',
    '<img src="',
  );
  const allowed = /^(h[234]|p|br|hr|blockquote|pre|ul|ol|li|strong|b|em|i|u|s|sub|sup|code|a|table|thead|tbody|tr|th|td|img)$/;
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
      for (const element of richTextNodes(pieces.join('')).querySelectorAll('*')) {
        expect(element.localName).toMatch(allowed);
        for (const { name, value } of element.attributes) {
          expect(['href', 'colspan', 'rowspan', 'src', 'alt']).toContain(name);
          if (name === 'src') expect(value).toMatch(/^\/api\/file\/download\/[\w-]+$/);
          if (name === 'href') expect(value).toMatch(/^((https?|mailto|tel):|\/api\/file\/download\/|$)/i);
        }
      }
    }),
  );
});
