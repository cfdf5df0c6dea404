import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const images = new URL('../../content/images/', import.meta.url);

export function imagePath(name) {
  return fileURLToPath(new URL(name, images));
}

// Phones pay for every byte: the quality sinks until the file is light enough.
export async function saveWebp(png, name, { quality, mostBytes, alphaQuality = 90 }) {
  for (let step = quality; ; step -= 4) {
    const bytes = await sharp(png).webp({ quality: step, alphaQuality, effort: 6, smartSubsample: step > 70 }).toBuffer();
    if (bytes.length <= mostBytes || step <= 32) {
      save(bytes, name);
      return { name, bytes: bytes.length, quality: step };
    }
  }
}

export function save(bytes, name) {
  const path = imagePath(name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, bytes);
}
