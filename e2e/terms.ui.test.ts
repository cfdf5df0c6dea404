import {
  ask,
  desktop,
  expectRefusals,
  openBrowser,
  openWorld,
  publishText,
  setLinks,
  type Visit,
  visit,
  type Visitor,
  type World,
} from '@saya/testing'
import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { findViolations } from './findViolations.ts'
import { signInSheet } from './signInSheet.ts'
import { cutOnPurpose, takeTroubles } from './takeTroubles.ts'

expectRefusals('401 GET /member/message/has_unread', '401 GET /member/offers')

let world: World
let browser: Browser
let guest: Visitor
let otherWorld: World | undefined
beforeAll(async () => {
  world = await openWorld({ pages: true })
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await world.close()
})
afterEach(async () => {
  expect(guest.troubles).toEqual([])
  await guest.close()
  await otherWorld?.close()
  otherWorld = undefined
})

/** A world of one test's own. */
async function anotherWorld(options: Parameters<typeof openWorld>[0] = {}): Promise<World> {
  otherWorld = await openWorld({ pages: true, ...options })
  return otherWorld
}

async function arrive(wish: Visit = {}, path = '/') {
  guest = await visit(browser, world, { site: 'slots', gate: true, ...wish })
  await guest.go(path)
  return gateOf(guest.page)
}

function gateOf(page: Visitor['page']) {
  const gate = page.getByRole('dialog', { name: 'Before you play' })
  const box = gate.getByRole('checkbox')
  const proceed = gate.getByRole('button', { name: 'Proceed' })
  async function pass() {
    await box.check()
    await proceed.click()
    await gate.waitFor({ state: 'detached' })
  }
  return { gate, box, proceed, exit: gate.getByRole('button', { name: 'Exit' }), pass }
}

/** The page has asked everything that it asks by itself. */
async function settle() {
  await guest.page.waitForLoadState('networkidle')
}

test('the gate stands before guests at every load until they proceed, and not after [GATE-30]', async () => {
  const { gate, pass } = await arrive()
  await gate.waitFor()
  await gate.getByText('Saya is for adults 21 and over only.').waitFor()
  await guest.go('/s-game/category/Slot')
  await gate.waitFor()
  await pass()
  await guest.go('/')
  await settle()
  expect(await gate.count()).toBe(0)
})

test('who passed the gate is not asked again on their device: in no other tab, signed in or signed out [GATE-30]', async () => {
  const as = await world.player({ kyc: 'fully_kyc' })
  const { pass } = await arrive()
  await pass()
  const tab = await guest.context.newPage()
  async function shows(path: string, sign: () => Promise<unknown>): Promise<void> {
    await tab.goto(`${new URL(guest.page.url()).origin}${path}`)
    await tab.locator('html[data-ready]').waitFor({ state: 'attached' })
    await sign()
    await tab.waitForLoadState('networkidle')
    expect(await gateOf(tab).gate.count()).toBe(0)
  }
  await shows('/', () => tab.getByRole('link', { name: 'Log in' }).waitFor())
  await tab.evaluate(token => localStorage.setItem('saya.1:token', JSON.stringify(token)), as.token)
  await shows('/my', () => tab.getByRole('heading', { name: 'My page' }).waitFor())
  expect((await ask(world, 'GET /member/detail', {}, as)).data.terms_accepted).toBe(true)
  await tab.getByRole('button', { name: 'Log out' }).click()
  await tab.getByRole('dialog').getByRole('button', { name: 'Log out' }).click()
  await tab.getByRole('link', { name: 'Log in' }).waitFor()
  await shows('/', () => tab.getByRole('link', { name: 'Log in' }).waitFor())
})

test('neither beside it, nor by Escape, nor by the back button does the gate go away [GATE-26]', async () => {
  const { gate } = await arrive()
  await gate.waitFor()
  const { page } = guest
  await page.mouse.click(4, 4)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  for (let press = 0; press < 3; press++) {
    await page.goBack()
    await expect.poll(() => page.evaluate(() => (history.state as { modal?: boolean } | null)?.modal)).toBe(true)
  }
  expect(await gate.isVisible()).toBe(true)
  expect(new URL(page.url()).pathname).toBe('/')
})

test('the gate names who may not play, the forfeiture, and the ban of public places [GATE-27, GATE-28]', async () => {
  const { gate } = await arrive()
  await gate.waitFor()
  expect(await gate.getByRole('listitem').allTextContents()).toEqual([
    'A government official or employee directly connected with government operations',
    'A member of the AFP or the PNP',
    'Under 21 years old',
    'In the regulator’s National Database of Restricted Persons',
    'A holder of a Gaming Employment License',
  ])
  await gate.getByText('Funds of an ineligible player are forfeited in favor of the Government.').waitFor()
  await gate.getByText('Playing in open and public places is strictly prohibited.').waitFor()
})

test('the gate has a checkbox, two buttons and the places of the regulator’s marks [GATE-29]', async () => {
  const { gate, box, proceed, exit } = await arrive()
  await gate.getByText('Regulator logo').waitFor()
  await gate.getByText('License seal').waitFor()
  expect([await box.isChecked(), await proceed.isVisible(), await exit.isVisible()]).toEqual([false, true, true])
  const links = gate.getByRole('link')
  expect(await links.evaluateAll(all => all.map(link => [link.textContent, link.getAttribute('href')]))).toEqual([
    ['Terms of Use', '/terms-of-use'],
    ['Privacy Policy', '/privacy-policy'],
  ])
})

test.each(['en', 'tl'] as const)('on a small phone all of it stands in sight, in %s', async language => {
  guest = await visit(browser, world, { site: 'slots', gate: true, language })
  await guest.go('/')
  await guest.page.getByRole('dialog').getByRole('checkbox').waitFor()
  const hidden = await guest.page.evaluate(() => {
    const body = document.querySelector('.modalBody:has(.terms)') as HTMLElement
    return body.scrollHeight - body.clientHeight
  })
  expect(hidden).toBe(0)
})

test('magnified to twice its size and more it can be read to its end and passed', async () => {
  guest = await visit(browser, world, { site: 'slots', gate: true, language: 'tl' })
  await guest.page.setViewportSize({ width: 180, height: 370 })
  await guest.go('/')
  const box = guest.page.getByRole('dialog').getByRole('checkbox')
  await guest.page.getByRole('dialog').getByRole('listitem').last().scrollIntoViewIfNeeded()
  await box.check()
  await guest.page.getByRole('dialog').getByRole('button').last().click()
  await guest.page.getByRole('dialog').waitFor({ state: 'detached' })
})

test('marks that the operator uploads take their places [GATE-29]', async () => {
  const other = await anotherWorld()
  await setLinks(other.db, 'bottom', [
    { name: 'Gaming Board', url: 'https://gov.example/', img: '/img/providers/bahari.webp' },
  ])
  guest = await visit(browser, other, { gate: true })
  await guest.go('/')
  const { gate } = gateOf(guest.page)
  await gate.getByRole('img', { name: 'Gaming Board' }).waitFor()
  await gate.getByText('License seal').waitFor()
})

test('without the tick Proceed says why it does nothing, and leads to the box [GATE-34]', async () => {
  const { gate, box, proceed, pass } = await arrive()
  await proceed.click()
  await gate.getByText('Tick the box to continue.').waitFor()
  await expect.poll(() => box.evaluate(element => element === document.activeElement)).toBe(true)
  expect(await gate.isVisible()).toBe(true)
  await pass()
})

test('the whole gate is walked by keyboard', async () => {
  const { gate, box } = await arrive()
  await gate.waitFor()
  const { keyboard } = guest.page
  for (const _place of ['who may not play', 'box']) await keyboard.press('Tab')
  await keyboard.press('Space')
  expect(await box.isChecked()).toBe(true)
  for (const _link of ['terms', 'privacy']) await keyboard.press('Tab')
  for (const _button of ['exit', 'proceed']) await keyboard.press('Tab')
  await keyboard.press('Enter')
  await gate.waitFor({ state: 'detached' })
})

test('Exit leads where the operator says', async () => {
  const other = await anotherWorld({ endpoints: { exitUrl: `${world.url}/offline` } })
  guest = await visit(browser, other, { gate: true })
  await guest.go('/')
  await gateOf(guest.page).exit.click()
  await guest.page.waitForURL(`${world.url}/offline`)
})

test('where leaving fails the page stays covered', async () => {
  const other = await anotherWorld({ endpoints: { exitUrl: 'http://127.0.0.1:9/' } })
  guest = await visit(browser, other, { gate: true })
  await guest.go('/')
  await guest.page.route('http://127.0.0.1:9/', route => route.fulfill({ status: 204 }))
  const { gate, exit } = gateOf(guest.page)
  const left = guest.page.waitForResponse('http://127.0.0.1:9/')
  await exit.click()
  await left
  expect(await gate.isVisible()).toBe(true)
  expect(new URL(guest.page.url()).pathname).toBe('/')
})

test('a member is asked once, on whichever device, and again by a newer version [GATE-31]', async () => {
  const other = await anotherWorld()
  const as = await other.player()
  guest = await visit(browser, other, { gate: true, as })
  await guest.go('/my')
  await gateOf(guest.page).pass()
  await guest.close()

  guest = await visit(browser, other, { gate: true, as })
  await guest.go('/my')
  await guest.page.getByRole('heading', { name: 'My page' }).waitFor()
  await settle()
  expect(await gateOf(guest.page).gate.count()).toBe(0)

  await publishText(other.db, { name: 'terms', body: 'New.' })
  other.api.shared.clear()
  await guest.go('/my')
  await gateOf(guest.page).pass()
})

test('the sign-in sheet waits behind the gate, and who proceeded as a guest is not asked again as a member', async () => {
  const { gate, pass } = await arrive({}, '/login')
  await gate.waitFor()
  await settle()
  expect(await signInSheet(guest.page).phone.count()).toBe(0)
  await pass()
  await signInSheet(guest.page).signIn(world, (await world.player({ kyc: 'fully_kyc' })).phone)
  await guest.page.getByRole('link', { name: 'My' }).click()
  await guest.page.getByRole('heading', { name: 'My page' }).waitFor()
  // Even where the device has forgotten it, the server knows.
  await guest.page.evaluate(() => localStorage.removeItem('saya.1:proceeded'))
  await expect
    .poll(async () => {
      await guest.page.reload()
      await settle()
      return gate.count()
    })
    .toBe(0)
})

test('whoever comes next on a device agrees for themselves, whatever the one before agreed to [GATE-31]', async () => {
  const { gate, pass } = await arrive({ as: await world.player({ kyc: 'fully_kyc' }) }, '/my')
  await pass()
  await guest.page.getByRole('button', { name: 'Log out' }).click()
  await guest.page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click()
  await guest.page.getByRole('link', { name: 'Log in' }).waitFor()
  const ben = await world.player({ kyc: 'fully_kyc' })
  await guest.page.evaluate(token => localStorage.setItem('saya.1:token', JSON.stringify(token)), ben.token)
  await guest.go('/my')
  await gate.waitFor()
  expect((await ask(world, 'GET /member/detail', {}, ben)).data.terms_accepted).toBe(false)
})

test('a gate that could not be fetched is fetched again, and stands', async () => {
  guest = await visit(browser, world, { site: 'slots', gate: true })
  let failures = 0
  await guest.page.route('**/assets/openTerms-*.js', route => (failures++ < 2 ? route.abort() : route.continue()))
  await guest.go('/')
  await gateOf(guest.page).gate.waitFor()
  expect(failures).toBeGreaterThan(0)
  takeTroubles(guest.troubles, cutOnPurpose)
})

test('whoever proceeds at the sign-in address without a network is shown the sheet once it is back', async () => {
  const { gate, box, proceed } = await arrive({ first: true }, '/login')
  await gate.waitFor()
  await settle()
  await guest.context.setOffline(true)
  await box.check()
  await proceed.click()
  await gate.waitFor({ state: 'detached' })
  await guest.page.getByText(/offline/i).waitFor()
  expect(await signInSheet(guest.page).sheet.count()).toBe(0)
  await guest.context.setOffline(false)
  await signInSheet(guest.page).phone.waitFor()
  takeTroubles(guest.troubles, cutOnPurpose)
})

test('after the gate the keyboard and the reader begin at the page', async () => {
  const { pass } = await arrive()
  await pass()
  await expect.poll(() => guest.page.evaluate(() => document.activeElement?.matches('h1, main'))).toBe(true)
})

test('the product is for the Philippines: pesos, numbers of +63, and nobody under 21 [SHELL-02]', async () => {
  const { gate, pass } = await arrive({}, '/login')
  await gate.getByText('Saya is for adults 21 and over only.').waitFor()
  await gate.getByText('Under 21 years old').waitFor()
  await pass()
  expect(await signInSheet(guest.page).sheet.getByLabel('Country code').inputValue()).toMatch(/^\+?63$/)
  await guest.page.keyboard.press('Escape')
  await signInSheet(guest.page).sheet.waitFor({ state: 'detached' })
  await guest.page.getByText('on a deposit, up to ₱2,500').first().waitFor()
  expect((await guest.page.locator('body').innerText()).match(/[$€£¥₫]|\b(?:USD|EUR|SGD|HKD|VND)\b/g)).toBeNull()
})

test('who is led to sign in by a page of members passes the gate first', async () => {
  const { gate, pass } = await arrive({}, '/my')
  await gate.waitFor()
  await pass()
  await signInSheet(guest.page).signIn(world, (await world.player({ kyc: 'fully_kyc' })).phone)
  await guest.page.getByRole('heading', { name: 'My page' }).waitFor()
})

test('the browser of the shop is not asked [GATE-32]', async () => {
  const { gate } = await arrive({
    context: { userAgent: 'Mozilla/5.0 (Linux; Android 14) Chrome/140.0 LazadaApp/7.5' },
  })
  await settle()
  expect(await gate.count()).toBe(0)
})

test.each(['/terms-of-use', '/privacy-policy', '/s-docs', '/grabvip'])('%s is not covered [GATE-33]', async path => {
  const { gate } = await arrive({}, path)
  await settle()
  expect(await gate.count()).toBe(0)
  takeTroubles(guest.troubles, cutOnPurpose)
})

test('the host of a partner is not covered [GATE-33]', async () => {
  guest = await visit(browser, world, { gate: true })
  await guest.page.goto(`http://glife.localhost:${new URL(world.url).port}/`)
  await guest.page.locator('html[data-ready]').waitFor({ state: 'attached' })
  await settle()
  expect(await gateOf(guest.page).gate.count()).toBe(0)
})

test('without a script the page is read uncovered', async () => {
  guest = await visit(browser, world, { gate: true, context: { javaScriptEnabled: false } })
  await guest.page.goto('/')
  await guest.page.getByRole('heading', { name: 'Hot Games' }).waitFor()
  expect(await guest.page.getByRole('dialog').count()).toBe(0)
})

test('nothing on the page moves when the gate comes', async () => {
  guest = await visit(browser, world, { gate: true, site: 'slots' })
  await guest.context.addInitScript(`
    window.shifted = 0
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) window.shifted += entry.value
    }).observe({ type: 'layout-shift', buffered: true })`)
  await guest.go('/')
  await gateOf(guest.page).gate.waitFor()
  await settle()
  expect(await guest.page.evaluate('window.shifted')).toBeLessThanOrEqual(0.01)
})

test.each([
  ['light', 'en', undefined],
  ['dark', 'tl', undefined],
  ['dark', 'en', desktop],
] as const)('the gate has no obstacle: %s, %s', async (theme, language, viewport) => {
  guest = await visit(browser, world, { gate: true, theme, language, ...(viewport ? { viewport } : {}) })
  await guest.go('/')
  await guest.page.getByRole('dialog').waitFor()
  await settle()
  expect(await findViolations(guest.page)).toEqual([])
  const overhang = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
  expect(await guest.page.evaluate(overhang)).toBe(0)
})
