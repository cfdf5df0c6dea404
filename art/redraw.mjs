// node redraw.mjs [set] [part of a name]: draws one set of pictures, or all of them.
import sharp from 'sharp';
import { withPainter } from './render/browser.mjs';
import { save, saveWebp } from './render/webp.mjs';
import { sets } from './sets/index.mjs';

const [wantedSet, wantedName = ''] = process.argv.slice(2);
const chosen = Object.entries(sets).filter(([name]) => !wantedSet || name === wantedSet);

await withPainter(async (paint) => {
  for (const [name, listImages] of chosen) {
    const images = listImages().filter((image) => image.name.includes(wantedName));
    const files = [];
    for (const image of images) files.push(await draw(image, paint));
    report(name, files);
  }
});

async function draw(image, paint) {
  if (image.name.endsWith('.svg')) {
    save(image.svg(), image.name);
    return { name: image.name, bytes: image.svg().length };
  }
  const png = await paint(image.svg(), image);
  if (image.name.endsWith('.webp')) return saveWebp(png, image.name, image);
  const bytes = await sharp(png).png({ compressionLevel: 9, palette: true, quality: 90 }).toBuffer();
  save(bytes, image.name);
  return { name: image.name, bytes: bytes.length };
}

function report(set, files) {
  const sizes = files.map((file) => file.bytes).sort((left, right) => left - right);
  console.log(`${set}: ${files.length} files, median ${sizes[sizes.length >> 1]} bytes, largest ${sizes.at(-1)} bytes`);
  for (const file of files) if (file.quality < 60) console.log(`  ${file.name} needed quality ${file.quality}`);
}
