import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create } from 'fontkit';
import { decompress } from 'wawoff2';
import { round } from './place.mjs';

const require = createRequire(import.meta.url);

const files = {
  titan: '@fontsource/titan-one/files/titan-one-latin-400-normal.woff2',
  lilita: '@fontsource/lilita-one/files/lilita-one-latin-400-normal.woff2',
  chango: '@fontsource/chango/files/chango-latin-400-normal.woff2',
  bowlby: '@fontsource/bowlby-one/files/bowlby-one-latin-400-normal.woff2',
  shrikhand: '@fontsource/shrikhand/files/shrikhand-latin-400-normal.woff2',
  yeseva: '@fontsource/yeseva-one/files/yeseva-one-latin-400-normal.woff2',
  racing: '@fontsource/racing-sans-one/files/racing-sans-one-latin-400-normal.woff2',
  rammetto: '@fontsource/rammetto-one/files/rammetto-one-latin-400-normal.woff2',
  sansita: '@fontsource/sansita-swashed/files/sansita-swashed-latin-900-normal.woff2',
  wordmark: '@fontsource-variable/sansita-swashed/files/sansita-swashed-latin-wght-normal.woff2',
  display: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  money: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-ext-wght-normal.woff2',
};

const weights = { wordmark: 850, display: 800, money: 800 };
const fonts = new Map();
for (const lettering of Object.keys(files)) fonts.set(lettering, await openFont(lettering));

export function widthOf(lettering, text) {
  const font = fontOf(lettering);
  return font.layout(text).advanceWidth / font.unitsPerEm;
}

// Letters become paths, so no picture depends on a font being installed where it is rendered.
export function pathOf(lettering, text, { size, x = 0, y = 0, anchor = 'middle' }) {
  const font = fontOf(lettering);
  const run = font.layout(text);
  const scale = size / font.unitsPerEm;
  let pen = anchor === 'middle' ? x - (run.advanceWidth * scale) / 2 : x;
  let path = '';
  for (const [index, glyph] of run.glyphs.entries()) {
    const position = run.positions[index];
    const left = pen + position.xOffset * scale;
    path += glyph.path.commands.map((command) => commandText(command, left, y, scale)).join('');
    pen += position.xAdvance * scale;
  }
  return path;
}

const letters = { moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', bezierCurveTo: 'C', closePath: 'Z' };

function commandText({ command, args }, left, top, scale) {
  const points = args.map((value, index) => round(index % 2 === 0 ? left + value * scale : top - value * scale));
  return letters[command] + points.join(' ');
}

function fontOf(lettering) {
  return fonts.get(lettering);
}

// Fontkit can vary the weight only of an unpacked font.
async function openFont(lettering) {
  const font = create(Buffer.from(await decompress(readFileSync(require.resolve(files[lettering])))));
  return weights[lettering] ? font.getVariation({ wght: weights[lettering] }) : font;
}
