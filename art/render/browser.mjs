import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';
import sharp from 'sharp';

// Small pictures are painted larger and shrunk: Chromium leaves jagged edges inside masks and filters.
const finer = 2;

// One browser and one page serve a whole redraw; opening them is the slow part.
export async function withPainter(work) {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? findOnPath(['chromium', 'chromium-browser', 'google-chrome']),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
  });
  try {
    const pages = new Map();
    await work(async function paint(svg, { width, height, scale = 1 }) {
      const page = await pageOf(browser, pages, scale * finer);
      await page.setViewportSize({ width, height });
      await page.setContent(`<style>body{margin:0}svg{display:block}</style>${svg}`);
      const large = await page.screenshot({ type: 'png', omitBackground: true });
      return sharp(large).resize(Math.round(width * scale), Math.round(height * scale)).png().toBuffer();
    });
  } finally {
    await browser.close();
  }
}

async function pageOf(browser, pages, scale) {
  if (!pages.has(scale)) {
    const context = await browser.newContext({ deviceScaleFactor: scale });
    pages.set(scale, await context.newPage());
  }
  return pages.get(scale);
}

function findOnPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  const found = candidates.find((path) => existsSync(path));
  if (!found) throw new Error('No Chromium on the path: name one in CHROMIUM.');
  return found;
}
