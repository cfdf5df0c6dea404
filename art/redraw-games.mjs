// Draws the pictures of all games, or only of the codes named on the command line.
import { readFileSync } from 'node:fs';
import { picture, pictureHeight, pictureWidth } from './paint/picture.mjs';
import { pictures } from './pictures/index.mjs';
import { withPainter } from './render/browser.mjs';
import { saveWebp } from './render/webp.mjs';

const scale = 1.4;
const mostBytes = 26_000;

const catalogue = JSON.parse(readFileSync(new URL('../content/catalogue/games.json', import.meta.url), 'utf8'));
const wanted = new Set(process.argv.slice(2));
const games = catalogue.filter((game) => wanted.size === 0 || wanted.has(game.code));

await withPainter(async (paint) => {
  const files = [];
  for (const game of games) {
    const svg = picture(game.code, pictures[game.code], game);
    const png = await paint(svg, { width: pictureWidth, height: pictureHeight, scale });
    files.push(await saveWebp(png, `games/${game.code}.webp`, { quality: 78, mostBytes }));
  }
  report(files);
});

function report(files) {
  const sizes = files.map((file) => file.bytes).sort((left, right) => left - right);
  console.log(`${files.length} pictures, median ${sizes[sizes.length >> 1]} bytes, largest ${sizes.at(-1)} bytes`);
  for (const file of files.filter(({ quality }) => quality < 66)) console.log(`${file.name} needed quality ${file.quality}`);
}
