import {
  expectRefusals,
  openBrowser,
  openWorld,
  setMaintenance,
  type Visit,
  type Visitor,
  visit,
  type World,
} from '@saya/testing'
import type { Browser, Locator } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { findViolations } from './findViolations.ts'
import { holdCalls } from './holdCalls.ts'
import { cutOnPurpose, takeTroubles } from './takeTroubles.ts'

expectRefusals('503 GET *')

let world: World
let browser: Browser
let at: Visitor
beforeAll(async () => {
  world = await openWorld({ pages: true })
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await world.close()
})
afterEach(async () => {
  expect(at.troubles).toEqual([])
  await at.close()
})

async function open(path: string, wish: Visit = {}): Promise<void> {
  at = await visit(browser, world, { worker: true, ...wish })
  await at.go(path)
}

const main = () => at.page.getByRole('navigation', { name: 'Main' })

test('every page is a module of its own, fetched when it is gone to [SHELL-07]', async () => {
  const fetched: string[] = []
  at = await visit(browser, world, { as: await world.player() })
  at.page.on('request', request => fetched.push(new URL(request.url()).pathname))
  await at.go('/')
  const pages = () => fetched.filter(path => /\/\w+Page-.*\.js$/.test(path)).map(path => /\/(\w+)-/.exec(path)?.[1])
  await expect.poll(pages).toEqual(['HomePage'])
  await main().getByRole('link', { name: 'My' }).click()
  await at.page.getByRole('heading', { name: 'My page' }).waitFor()
  expect(pages()).toEqual(['HomePage', 'MyPage'])
})

test('a new page fades and slides in, takes the focus and names itself [SHELL-39]', async () => {
  await open('/', { as: await world.player({ kyc: 'fully_kyc' }), context: { reducedMotion: 'no-preference' } })
  await at.page.evaluate(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = change => {
      const transition = start(change as ViewTransitionUpdateCallback)
      void transition.ready.then(() => {
        for (const { effect } of document.getAnimations()) {
          if (effect instanceof KeyframeEffect && effect.pseudoElement) {
            const frames = effect.getKeyframes() as { translate?: string; opacity?: string }[]
            seen.push(
              `${effect.pseudoElement} ${frames.map(frame => `${frame.translate ?? ''} ${frame.opacity ?? ''}`).join()}`,
            )
          }
        }
      })
      return transition
    }
  })
  await main().getByRole('link', { name: 'My' }).click()
  await at.page.getByRole('heading', { name: 'My page' }).waitFor()
  const seen = await at.page.evaluate(() => (window as unknown as { seen: string[] }).seen.join('\n'))
  expect(seen).toMatch(/view-transition-new\(root\) 12px 0/)
  expect(seen).toMatch(/view-transition-old\(root\).*-12px/)
  expect(await at.page.title()).toBe('My · Saya')
  expect(await at.page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
})

test('who goes on before the style sheets and the page are there sees at once that it comes [SHELL-103]', async () => {
  at = await visit(browser, world, { first: true })
  const letStylesGo = await holdCalls(at.page, '**/assets/*.css')
  const letPageGo = await holdCalls(at.page, '**/assets/CategoryPage-*.js')
  await at.page.goto(`${world.url}/`, { waitUntil: 'domcontentloaded' })
  await at.page.locator('html[data-ready]').waitFor()
  await at.page.getByRole('link', { name: 'Fishing', exact: true }).first().click()
  const waiting = at.page.getByRole('status').filter({ hasText: 'Loading' })
  await waiting.waitFor()
  expect((await waiting.boundingBox())?.height).toBeGreaterThan(300)
  const shown = waiting.locator('span').last()
  expect(await shown.evaluate(span => getComputedStyle(span, '::after').backgroundImage)).toContain('linear-gradient')
  await letStylesGo()
  await letPageGo()
  await at.page.getByRole('heading', { name: 'Fishing', level: 1 }).waitFor()
})

test('who wants less motion sees pages fade without sliding', async () => {
  await open('/', { as: await world.player() })
  const slides = await at.page.evaluate(() => {
    const rules = [...document.styleSheets].flatMap(sheet => [...sheet.cssRules])
    function named(rule: CSSRule): CSSKeyframesRule[] {
      if (rule instanceof CSSKeyframesRule) return rule.name === 'pageIn' ? [rule] : []
      if (rule instanceof CSSMediaRule && !matchMedia(rule.conditionText).matches) return []
      return 'cssRules' in rule ? [...(rule as CSSGroupingRule).cssRules].flatMap(named) : []
    }
    return rules.flatMap(named).at(-1)?.cssText.includes('translate')
  })
  expect(slides).toBe(false)
})

test('back leads to the place that was left', async () => {
  await open('/', { as: await world.player({ kyc: 'fully_kyc' }) })
  await at.page.getByRole('heading', { name: 'Follow Us' }).scrollIntoViewIfNeeded()
  const left = await at.page.evaluate(() => scrollY)
  expect(left).toBeGreaterThan(300)
  await main().getByRole('link', { name: 'My' }).click()
  await at.page.getByRole('heading', { name: 'My page' }).waitFor()
  expect(await at.page.evaluate(() => scrollY)).toBe(0)
  await at.page.goBack()
  await at.page.getByRole('heading', { name: 'Follow Us' }).waitFor()
  await expect.poll(() => at.page.evaluate(() => scrollY)).toBe(left)
})

test('an address that is opened by itself begins at its top, however far the page before it was scrolled', async () => {
  await open('/')
  await at.page.getByRole('heading', { name: 'Follow Us' }).scrollIntoViewIfNeeded()
  const left = await at.page.evaluate(() => scrollY)
  await at.page.reload()
  await expect.poll(() => at.page.evaluate(() => scrollY)).toBe(left)
  await at.go('/terms-of-use')
  await at.page.getByRole('heading', { level: 1, name: 'Terms of Use' }).waitFor()
  // The end of the waiting for a place further down, or of having been there.
  await at.page.getByRole('heading', { name: 'Changes and law' }).waitFor()
  expect(await at.page.evaluate(() => scrollY)).toBe(0)
})

test('the first key leads past the navigation to the content', async () => {
  await open('/')
  await at.page.keyboard.press('Tab')
  expect(await at.page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content')
  await at.page.keyboard.press('Enter')
  await expect.poll(() => new URL(at.page.url()).hash).toBe('#content')
  expect(new URL(at.page.url()).pathname).toBe('/')
})

test('a toast stands at the top centre and goes by itself after five seconds [SHELL-40, SHELL-41]', async () => {
  at = await visit(browser, world)
  await at.page.clock.install()
  await at.go('/example')
  await at.page.getByRole('button', { name: 'Show a toast' }).first().click()
  const toast = at.page.getByRole('status').getByText('Code sent to 0917 555 0142')
  await toast.waitFor()
  const box = await at.page.locator('.toast').boundingBox()
  expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - 180)).toBeLessThan(2)
  // It slides in from above or stands there already.
  expect(box?.y).toBeLessThan(80)
  // The clock of the page also runs by itself, so the first leap leaves it room.
  await at.page.clock.fastForward(3000)
  expect(await toast.count()).toBe(1)
  await at.page.clock.fastForward(2000)
  await toast.waitFor({ state: 'detached' })
})

async function closeService(isClosed: boolean): Promise<void> {
  await setMaintenance(world.db, isClosed)
  world.clock.advance(1000)
  await expect.poll(async () => (await fetch(`${world.url}/member/index`)).status).toBe(isClosed ? 503 : 200)
}

/** Closes the notice by its one button. A call that was on its way then may bring it up anew. */
async function putAway(notice: Locator): Promise<number> {
  await notice
    .getByRole('button', { name: '我知道了' })
    .click({ timeout: 2000 })
    .catch(() => {})
  return notice.count()
}

test('while the service is closed pages and calls show the notice and its one button [SHELL-42]', async ({
  onTestFinished,
}) => {
  await open('/', { as: await world.player({ kyc: 'fully_kyc' }) })
  onTestFinished(() => closeService(false))
  await closeService(true)
  // Any call of the page may already have brought the notice up, so the tap goes past it.
  await main().getByRole('link', { name: 'My' }).dispatchEvent('click')
  const notice = at.page.getByRole('dialog', { name: '系统维护中，请稍后再试' })
  await notice.waitFor()
  await expect.poll(() => putAway(notice)).toBe(0)
  const response = await at.page.goto('/')
  expect(response?.status()).toBe(503)
  await at.page.getByRole('heading', { name: '系统维护中，请稍后再试' }).waitFor()
  expect(await findViolations(at.page)).toEqual([])
  await closeService(false)
  await at.page.getByRole('button', { name: '我知道了' }).click()
  await at.page.getByRole('heading', { name: 'Hot Games' }).waitFor()
  // The browser writes the closed page down as an error of its own.
  expect(at.troubles.splice(0)).toEqual([expect.stringContaining('503')])
})

test('on a wide screen the app is no wider than 480 [SHELL-57]', async () => {
  await open('/', { viewport: { width: 1280, height: 800 } })
  expect((await at.page.locator('.appFrame').boundingBox())?.width).toBe(480)
  expect((await main().boundingBox())?.width).toBe(480)
})

test('thirty quick taps on Follow Us show what support asks for, a slow one starts anew [SHELL-73, SHELL-74]', async () => {
  await open('/', { context: { permissions: ['clipboard-read', 'clipboard-write'] } })
  const title = at.page.getByRole('heading', { name: 'Follow Us' })
  const tap = (times: number) =>
    title.evaluate((heading, count) => {
      for (let index = 0; index < count; index++) (heading as HTMLElement).click()
    }, times)
  await tap(29)
  await title.click({ delay: 600 })
  await tap(28)
  expect(await at.page.getByRole('dialog').count()).toBe(0)
  await tap(1)
  const sheet = at.page.getByRole('dialog', { name: 'For support' })
  await sheet.waitFor()
  await sheet.getByRole('button', { name: 'Copy for support' }).click()
  await at.page.getByText('Copied!').waitFor()
  const copied = await at.page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(/^Version: \d+\.\d+\.\d+\nBuild: [\w-]{7}\nClient ID: [0-9a-f]{32}\nLanguage: en\n/)
})

test('what another version of the app kept is removed, what others kept stays [CONST-02]', async () => {
  at = await visit(browser, world)
  await at.page.addInitScript(() => {
    localStorage.setItem('saya.0:token', '"old"')
    localStorage.setItem('other', 'stays')
  })
  await at.go('/')
  expect(await at.page.evaluate(() => Object.keys(localStorage).toSorted())).toEqual(['other', 'saya.1:proceeded'])
})

test.each([
  ['slots', /^"\w{43}"$/],
  ['h5', /^[A-Za-z0-9+/]+=*$/],
] as const)('on the site %s a kept value is written as its host demands [CONST-03]', async (site, form) => {
  const player = await world.player()
  await open('/my', { site, as: player })
  await at.page.getByText('₱0.00').waitFor()
  const username = () => at.page.evaluate(() => localStorage.getItem('saya.1:username') ?? '')
  const json = JSON.stringify(`u${player.phone.slice(1)}`)
  // The wallet may be there before the profile is.
  await expect.poll(username).toBe(site === 'slots' ? json : Buffer.from(json).toString('base64'))
  expect(await at.page.evaluate(() => localStorage.getItem('saya.1:token') ?? '')).toMatch(form)
})

test('a part that is missing after a release is fetched anew once, and then said to be broken', async () => {
  at = await visit(browser, world, { as: await world.player({ kyc: 'fully_kyc' }) })
  let missed = 0
  await at.page.route('**/assets/MyPage-*.js', route => {
    missed++
    return route.abort()
  })
  await at.page.goto('/my')
  await at.page.getByRole('heading', { name: 'Something went wrong' }).waitFor()
  expect(missed).toBeGreaterThan(1)
  await at.page.unroute('**/assets/MyPage-*.js')
  await at.page.getByRole('button', { name: 'Load again' }).click()
  await at.page.getByRole('heading', { name: 'My page' }).waitFor()
  takeTroubles(at.troubles, cutOnPurpose)
})

test.each(['light', 'dark'] as const)('the home page is free of accessibility faults in the %s theme', async theme => {
  await open('/', { theme })
  expect(await findViolations(at.page)).toEqual([])
})
