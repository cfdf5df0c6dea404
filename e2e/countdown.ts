import { pace } from '@saya/testing'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

interface Countdown {
  readonly words: string[]
  /** From its first word to the page that it leads to. */
  shownMs: number
}

/** Writes down in the page what the countdown that comes says, and for how long. */
export async function watchCountdown(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen: Countdown = { words: [], shownMs: 0 }
    let firstMs = 0
    function look() {
      const all = [...document.querySelectorAll('p')].map(({ textContent }) => textContent ?? '')
      const word = all.find(text => /^Home in \d+ s$/.test(text))
      if (word && seen.words.length === 0) firstMs = performance.now()
      if (word && seen.words.at(-1) !== word) seen.words.push(word)
      if (location.pathname === '/' && firstMs > 0) seen.shownMs ||= performance.now() - firstMs
    }
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true })
    Object.assign(window, { countdown: seen })
  })
}

/** It counted down from so many seconds, and led home when they were over. */
export async function expectCountdown(page: Page, seconds: number): Promise<void> {
  const read = () => page.evaluate(() => (window as unknown as { countdown: Countdown }).countdown)
  await expect.poll(async () => (await read()).shownMs).toBeGreaterThan(0)
  const { words, shownMs } = await read()
  expect(words[0]).toBe(`Home in ${seconds} s`)
  expect(words).toEqual(words.toSorted().toReversed())
  expect(shownMs).toBeGreaterThan((seconds - 0.5) * 1000)
  expect(shownMs).toBeLessThan((seconds + 2 * pace) * 1000)
}
