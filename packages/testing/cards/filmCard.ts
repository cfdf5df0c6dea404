import { writeFile } from 'node:fs/promises'
import type { CardWish } from './cardFacts.ts'
import { type CardPicture, pictureOf } from './pictureOf.ts'
import type { Shot } from './photograph.ts'

/**
 * Writes what a fake camera of Chromium shows: a film of one card that lies still. Start the browser with
 * `fakeCamera(file)`; the file has to end in .mjpeg, by which Chromium knows its kind.
 */
export async function filmCard(file: string, wish: CardWish, shot: Omit<Shot, 'seed'> = {}): Promise<CardPicture> {
  const shown = await pictureOf(wish, { width: 1280, height: 720, fill: 0.66, ...shot })
  await writeFile(file, Buffer.concat([shown.picture, shown.picture, shown.picture]))
  return shown
}

/** The arguments with which Chromium takes that film for its camera, and lets every page use it. */
export function fakeCamera(file: string): string[] {
  return [
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    `--use-file-for-fake-video-capture=${file}`,
  ]
}
