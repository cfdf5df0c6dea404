// Puts pictures side by side for looking at: node contact-sheet.mjs <folder of content/images> <output stem> [width] [height] [columns]
import { readdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { imagePath } from './render/webp.mjs';

const [folder, stem, width = '196', height = '261', columns = '8'] = process.argv.slice(2);
const [cellWidth, cellHeight, perRow] = [width, height, columns].map(Number);
const rowsPerSheet = 4;
const gap = 6;

const files = folder === 'games' ? gamesInOrder() : readdirSync(imagePath(folder)).filter((name) => /\.(webp|png|svg)$/.test(name));
const perSheet = perRow * rowsPerSheet;
for (let start = 0; start < files.length; start += perSheet) {
  await sheet(files.slice(start, start + perSheet), `${stem}-${start / perSheet + 1}.png`);
}

function gamesInOrder() {
  const catalogue = JSON.parse(readFileSync(new URL('../content/catalogue/games.json', import.meta.url), 'utf8'));
  return catalogue.map((game) => `${game.code}.webp`);
}

async function sheet(names, output) {
  const cells = names.map(async (name, index) => ({
    input: await sharp(imagePath(`${folder}/${name}`)).resize(cellWidth, cellHeight, { fit: 'contain', background: '#0000' }).png().toBuffer(),
    left: (index % perRow) * (cellWidth + gap),
    top: Math.floor(index / perRow) * (cellHeight + gap),
  }));
  const size = { width: perRow * (cellWidth + gap), height: Math.ceil(names.length / perRow) * (cellHeight + gap) };
  await sharp({ create: { ...size, channels: 3, background: '#2a2a2e' } }).composite(await Promise.all(cells)).png().toFile(output);
  console.log(output, names.map((name) => name.replace('.webp', '')).join(' '));
}
