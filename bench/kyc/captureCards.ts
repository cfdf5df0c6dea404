import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { manilaDay } from '@saya/money'
import type { Page } from 'playwright-core'
import { idTypeCodes, idTypes } from '../../packages/contract/kyc/idTypes.ts'
import { visit } from '../../packages/testing/browser/browser.ts'
import { launchBrowser } from '../../packages/testing/browser/openBrowser.ts'
import { fakeCamera, filmCard } from '../../packages/testing/cards/filmCard.ts'
import type { World } from '../../packages/testing/world/world.ts'
import { progress } from '../load/progress.ts'

export interface Capture {
  /** Seconds from the press that takes the photo to the answer, and to the page that tells it. */
  readonly known: number
  readonly shown: number
  readonly isRead: boolean
}

const patienceMs = 60_000

/** Cards of every kind before the camera of a phone, one member and one browser each. */
export async function captureCards(world: World, count: number): Promise<readonly Capture[]> {
  const folder = await mkdtemp(join(tmpdir(), 'saya-cards-'))
  const show = progress(`Capturing ${count} cards`, count)
  const captures: Capture[] = []
  try {
    // The first one wakes the reader up, as the first of a morning would, and is not counted.
    for (let at = 0; at <= count; at++) {
      const capture = await captureCard(world, join(folder, `${at}.mjpeg`), at)
      if (at > 0) captures.push(capture)
      show(at)
    }
  } finally {
    await rm(folder, { recursive: true })
  }
  return captures
}

async function captureCard(world: World, film: string, at: number): Promise<Capture> {
  const type = idTypeCodes[at % idTypeCodes.length] ?? 'UMID'
  await filmCard(film, { type, seed: 2000 + at, today: manilaDay(Date.now()) })
  const browser = await launchBrowser(fakeCamera(film))
  try {
    const as = await world.player()
    const { page, go } = await visit(browser, world, { as, context: { permissions: ['camera'] } })
    page.setDefaultTimeout(patienceMs)
    await go('/s-kyc?action=select-id')
    await page.getByText(idTypes[type].label[0], { exact: true }).click()
    for (const name of ['Next', 'Take photo of ID', 'Use the camera'])
      await page.getByRole('button', { name, exact: true }).click()
    await page.waitForFunction('(document.querySelector("video")?.videoWidth ?? 0) > 0')
    return await capture(page)
  } finally {
    await browser.close()
  }
}

async function capture(page: Page): Promise<Capture> {
  const beganAt = performance.now()
  const seconds = () => (performance.now() - beganAt) / 1000
  let known = 0
  page.on('response', response => {
    if (response.url().endsWith('/member/ocr/checkresult')) known = seconds()
  })
  for (const name of ['Take the photo', 'Use this photo']) await page.getByRole('button', { name, exact: true }).click()
  const read = page.getByRole('heading', { name: 'ID scanned' })
  await read.or(page.getByRole('heading', { name: 'We could not read your ID' })).waitFor()
  return { known, shown: seconds(), isRead: await read.isVisible() }
}
