import { openBrowser, openWorld, type Visitor, visit, type World } from '@saya/testing'
import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { findViolations } from './findViolations.ts'

let world: World
let browser: Browser
let at: Visitor
beforeAll(async () => {
  world = await openWorld({ pages: true })
  browser = await openBrowser()
  at = await visit(browser, world, { context: { reducedMotion: 'no-preference' } })
  await at.go('/example')
})
afterAll(async () => {
  await browser.close()
  await world.close()
})
afterEach(async () => {
  expect(at.troubles).toEqual([])
  // What one test left open must not fail the next.
  if (await dialogs().count()) await at.go('/example')
})

const dialogs = () => at.page.getByRole('dialog')
const open = (name: string) => at.page.getByRole('button', { name, exact: true }).click()
const gone = () => dialogs().first().waitFor({ state: 'detached' })

/** How a part of the open dialog comes in: for how long, and from where. */
function entrance(part: '.modalPanel' | '.modalMask') {
  return at.page.locator(part).evaluate(element => {
    const { animationName, animationDuration } = getComputedStyle(element)
    function framesIn(rule: CSSRule): string[] {
      if (rule instanceof CSSKeyframesRule) return rule.name === animationName ? [rule.cssText] : []
      return 'cssRules' in rule ? [...(rule as CSSGroupingRule).cssRules].flatMap(framesIn) : []
    }
    const frames = [...document.styleSheets].flatMap(sheet => [...sheet.cssRules]).flatMap(framesIn)
    return { lasts: animationDuration, frames: frames.join() }
  })
}

/** How the panel of the open dialog goes, told in the moment that it is closed. */
function exit(): Promise<string> {
  return at.page.evaluate(
    () =>
      new Promise(resolve => {
        function look() {
          const panel = document.querySelector('.modal[data-state=closed] .modalPanel')
          if (!panel) return requestAnimationFrame(look)
          const { animationName, animationDuration } = getComputedStyle(panel)
          return resolve(`${animationName} ${animationDuration}`)
        }
        look()
      }),
  )
}

test('a sheet slides up from the bottom in 300 ms, behind it the page darkens in 200 ms [SHELL-08, SHELL-12, SHELL-13]', async () => {
  await open('Open a sheet')
  await at.page.locator('dialog[data-state=shown]').waitFor()
  expect(await entrance('.modalPanel')).toEqual({
    lasts: '0.3s',
    frames: expect.stringMatching(/translate: 0(px)? 100%/),
  })
  expect(await entrance('.modalMask')).toEqual({ lasts: '0.2s', frames: expect.stringMatching(/opacity: 0/) })
  const bottomEdge = () =>
    at.page.locator('.modalPanel').evaluate(panel => Math.round(panel.getBoundingClientRect().bottom))
  await expect.poll(bottomEdge).toBe(740)
  const leaving = exit()
  await at.page.keyboard.press('Escape')
  expect(await leaving).toBe('sheetOut 0.24s')
  await gone()
})

test('a dialog fades in at the centre [SHELL-09]', async () => {
  await open('Open a dialog')
  await at.page.locator('dialog[data-state=shown]').waitFor()
  expect(await entrance('.modalPanel')).toEqual({ lasts: '0.3s', frames: expect.stringMatching(/opacity: 0/) })
  const box = await at.page.locator('.modalPanel').boundingBox()
  expect(Math.abs((box?.y ?? 0) + (box?.height ?? 0) / 2 - 370)).toBeLessThan(2)
  expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - 180)).toBeLessThan(2)
  await at.page.keyboard.press('Escape')
  await gone()
})

test.each(['Open a sheet', 'Open a dialog'])('%s: a press beside it closes it [SHELL-10]', async name => {
  await open(name)
  await at.page.locator('dialog[data-state=shown]').waitFor()
  await at.page.mouse.click(180, 8)
  await gone()
})

test.each(['Open a sheet', 'Open a dialog'])('%s: Escape closes it, and the focus returns [SHELL-11]', async name => {
  await open(name)
  await at.page.locator('dialog[data-state=shown]').waitFor()
  await at.page.keyboard.press('Escape')
  await gone()
  expect(await at.page.evaluate(() => document.activeElement?.textContent)).toBe(name)
})

test('the back button closes what lies on the page and stays on the page', async () => {
  await open('Open a sheet')
  await at.page.locator('dialog[data-state=shown]').waitFor()
  await at.page.goBack()
  await gone()
  expect(new URL(at.page.url()).pathname).toBe('/example')
})

test('one that must be answered ignores mask, Escape and the back button', async () => {
  await open('Open one that must be answered')
  await at.page.locator('dialog[data-state=shown]').waitFor()
  await at.page.mouse.click(180, 8)
  await at.page.keyboard.press('Escape')
  await at.page.keyboard.press('Escape')
  await at.page.goBack()
  expect(await at.page.locator('dialog[data-state=shown]').count()).toBe(1)
  await dialogs().getByRole('checkbox').check()
  await dialogs().getByRole('button', { name: 'Proceed' }).click()
  await gone()
})

test('two asked for at once come one after the other, never together [SHELL-14]', async () => {
  await at.page.evaluate(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    new MutationObserver(() => {
      const states = [...document.querySelectorAll('dialog')].map(
        dialog => `${dialog.dataset.look} ${dialog.dataset.state}`,
      )
      const now = states.join(' + ')
      if (seen.at(-1) !== now) seen.push(now)
    }).observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-state'] })
  })
  await open('Open two at once')
  await at.page.locator('dialog[data-look=dialog][data-state=shown]').waitFor()
  await at.page.keyboard.press('Escape')
  await expect.poll(() => dialogs().count()).toBe(1)
  await at.page.keyboard.press('Escape')
  await gone()
  expect(await at.page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([
    'sheet opened',
    'sheet shown + dialog opened',
    'sheet shown + dialog shown',
    'sheet shown + dialog closed',
    'sheet shown',
    'sheet closed',
    '',
  ])
})

test('what is said while a sheet is open is seen and heard in it', async () => {
  await open('Open a sheet')
  await dialogs().getByRole('button', { name: 'Show a toast' }).click()
  await dialogs().getByRole('status').getByText('Your last deposit failed.').waitFor()
  await at.page.keyboard.press('Escape')
  await gone()
})

test('the page behind keeps its place and cannot be reached', async () => {
  await at.page.getByRole('button', { name: 'Open a sheet' }).scrollIntoViewIfNeeded()
  const before = await at.page.evaluate(() => scrollY)
  await open('Open a sheet')
  await at.page.locator('dialog[data-state=shown]').waitFor()
  await at.page.mouse.move(180, 20)
  await at.page.mouse.wheel(0, 600)
  for (let press = 0; press < 8; press++) await at.page.keyboard.press('Tab')
  const isInside = await at.page.evaluate(
    () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
  )
  expect(isInside).toBe(true)
  expect(await at.page.evaluate(() => scrollY)).toBe(before)
  await at.page.keyboard.press('Escape')
  await gone()
})

test.each(['light', 'dark'] as const)('the gallery is free of accessibility faults in the %s theme', async theme => {
  const visitor = await visit(browser, world, { theme })
  await visitor.go('/example')
  await visitor.page.getByRole('heading', { level: 1, name: 'Components' }).waitFor()
  expect(await findViolations(visitor.page)).toEqual([])
  await visitor.close()
})
