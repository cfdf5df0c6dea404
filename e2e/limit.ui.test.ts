import { manilaDay } from '@saya/money'
import {
  expectRefusals,
  figureTools,
  limitTools,
  type LimitTools,
  openBrowser,
  openWorld,
  type Player,
  type Visit,
  type Visitor,
  visit,
  type World,
} from '@saya/testing'
import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { findViolations } from './findViolations.ts'
import { cutOnPurpose, takeTroubles } from './takeTroubles.ts'

expectRefusals('422 POST /member/limit/set')

const dayMs = 86_400_000
let startedMs: number
let world: World
let on: LimitTools
let browser: Browser
let ana: Player
let member: Visitor
beforeAll(async () => {
  world = await openWorld({ pages: true })
  on = limitTools(world)
  startedMs = world.clock.now()
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await world.close()
})
beforeEach(async () => {
  ana = await on.player()
})
afterEach(async () => {
  expect(member.troubles).toEqual([])
  await member.close()
})

async function open(wish: Visit = {}) {
  member = await visit(browser, world, { as: ana, ...wish })
  await member.go('/s-limits')
  return member.page
}

test('a first limit and a lower one are set in one sheet and hold at once, with nothing filled in beforehand [FACT-20]', async () => {
  await on.bet(ana, 30)
  const page = await open()
  await page.getByRole('button', { name: 'Bets, A day Not set' }).click()
  const sheet = page.getByRole('dialog', { name: 'Bets: a day' })
  const field = sheet.getByLabel('Your limit')
  expect(await field.inputValue()).toBe('')
  expect(await sheet.getByRole('button', { name: 'Set limit' }).isDisabled()).toBe(true)
  await field.fill('1000')
  await sheet.getByRole('button', { name: 'Set limit' }).click()
  await page.getByText('Your limit is set.').waitFor()
  await page.getByText('₱970 left').waitFor()
  await page.getByText('Starts anew on March 3, 2026, 12:00 AM').waitFor()
  await page.getByRole('progressbar', { name: 'Bets, A day: ₱30 of ₱1,000 used' }).waitFor()
  expect(await findViolations(page)).toEqual([])
  // So does a lower one, and the field has nothing of the one that stands.
  await page.getByRole('button', { name: 'Bets, A day ₱1,000' }).click()
  await field.waitFor()
  expect(await field.inputValue()).toBe('')
  await field.fill('500')
  await sheet.getByText('A lower limit starts at once.').waitFor()
  await sheet.getByRole('button', { name: 'Set limit' }).click()
  await page.getByText('₱470 left').waitFor()
})

test('a higher limit waits, is taken back by one press, or is confirmed a day later [FACT-20]', async () => {
  await on.set(ana, { most: '100' })
  const page = await open()
  await page.getByRole('button', { name: 'Bets, A day ₱100' }).click()
  await page.getByLabel('Your limit').fill('2000')
  await page.getByText('A higher limit starts tomorrow').waitFor()
  await page.getByRole('button', { name: 'Ask for this limit' }).click()
  await page.getByText('You asked for ₱2,000').waitFor()
  expect(await page.getByRole('button', { name: 'Confirm' }).count()).toBe(0)
  await page.getByRole('button', { name: 'Keep my limit' }).click()
  await page.getByText('Your limit stays as it is.').waitFor()
  await expect.poll(() => page.getByText('You asked for ₱2,000').count()).toBe(0)
  await on.set(ana, { most: '2000' })
  world.clock.advance(dayMs)
  await member.go('/s-limits')
  await page.getByText('Do you still want this?').waitFor()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.getByText('Your limit is changed.').waitFor()
  await page.getByRole('button', { name: 'Bets, A day ₱2,000' }).waitFor()
})

test('a limit that is used up stands as what is closed right now on the page of safer play, with what is open still [SAFE-26, SAFE-116]', async () => {
  const page = await open()
  const now = page.getByRole('region', { name: 'Right now' })
  await member.go('/s-safer-play')
  await now.getByText('Nothing is closed to you.').waitFor()
  await on.set(ana, { most: '100' })
  await on.bet(ana, 100)
  await page.reload()
  await now.getByText('You set a limit of ₱100 a day on your bets. You have used all of it.').waitFor()
  await now.getByRole('button', { name: 'Withdraw your balance' }).waitFor()
  expect(await now.getByText('Nothing is closed to you.').count()).toBe(0)
})

test('a limit is removed from the next day on, and the page says so [FACT-20]', async () => {
  await on.set(ana, { counts: 'time', most: '90' })
  const page = await open()
  await page.getByRole('button', { name: 'Playing time, A day 1 h 30 min' }).click()
  await page.getByRole('button', { name: 'Remove from tomorrow' }).click()
  await page.getByText('You asked to remove this limit').waitFor()
  await page.getByRole('button', { name: 'Playing time, A day 1 h 30 min' }).waitFor()
  expect(await page.getByRole('button', { name: 'Confirm' }).count()).toBe(0)
  world.clock.advance(dayMs)
  await member.go('/s-limits')
  await page.getByText('Do you still want this?').waitFor()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.getByRole('button', { name: 'Playing time, A day Not set' }).waitFor()
})

test('what the server refuses stands under the field, in its own words [FACT-20]', async () => {
  const page = await open()
  await page.getByRole('button', { name: 'Playing time, A day Not set' }).click()
  await page.getByLabel('Your limit').fill('5')
  await page.getByRole('button', { name: 'Set limit' }).click()
  await page.getByText('Enter a time from 10 to 1440 minutes.').waitFor()
  await member.page.getByRole('button', { name: 'Close' }).click()
  member.troubles.splice(0, member.troubles.length, ...member.troubles.filter(one => !one.includes('422')))
})

test('the page is one press from My and from the deposit sheet [FACT-20]', async () => {
  member = await visit(browser, world, { as: ana })
  await member.go('/my')
  await member.page.getByRole('link', { name: 'My limits' }).click()
  await member.page.getByRole('heading', { name: 'My limits' }).waitFor()
  await member.go('/my')
  await member.page.getByRole('button', { name: 'Deposit' }).first().click()
  await member.page.getByRole('link', { name: 'Set or see my limits' }).click()
  await member.page.getByRole('heading', { name: 'My limits' }).waitFor()
  expect(await member.page.getByRole('dialog').count()).toBe(0)
})

describe('the page as it looks', () => {
  beforeEach(async () => {
    await on.bet(ana, 130)
    for (const counts of ['deposit', 'lost', 'spent'] as const)
      for (const period of ['day', 'week', 'month'] as const) await on.set(ana, { counts, period, most: '12345.50' })
    await on.set(ana, { counts: 'spent', most: '100' })
    await on.set(ana, { counts: 'spent', most: '2000000' })
    await on.set(ana, { counts: 'lost', period: 'week', most: '' })
    await on.set(ana, { counts: 'time', period: 'month', most: '3000' })
  })
  test.each([
    { name: 'phone dark', viewport: { width: 360, height: 740 }, theme: 'dark', language: 'en' },
    { name: 'phone light tagalog', viewport: { width: 360, height: 740 }, theme: 'light', language: 'tl' },
    { name: 'desk light', viewport: { width: 1280, height: 800 }, theme: 'light', language: 'en' },
    { name: 'desk dark tagalog', viewport: { width: 1280, height: 800 }, theme: 'dark', language: 'tl' },
  ] as const)('is free of faults on a $name and nothing is cut off [FACT-20]', async ({ name, ...wish }) => {
    const page = await open(wish)
    await page.getByRole('progressbar').first().waitFor()
    if (process.env.PICTURES)
      await page.screenshot({ path: `${process.env.PICTURES}/limits ${name}.png`, fullPage: true })
    expect(await findViolations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  })
})

test('where the limits do not come the page says so, and asks again [FACT-20]', async () => {
  member = await visit(browser, world, { as: ana })
  await member.page.route('**/member/limit/list**', route => route.abort())
  await member.go('/s-limits')
  await member.page.getByText('Your limits could not be loaded.').waitFor()
  await member.page.unroute('**/member/limit/list**')
  await member.page.getByRole('button', { name: 'Try again' }).click()
  await member.page.getByRole('button', { name: 'Deposits, A day Not set' }).waitFor()
  takeTroubles(member.troubles, cutOnPurpose)
})

test('a limit that is set is helped by what was usual, which fills in nothing until it is pressed [SAFE-97]', async () => {
  const figures = figureTools(world)
  for (const days of [1, 8, 15]) {
    await figures.goTo(`${manilaDay(startedMs + days * dayMs)}T12:00`)
    await figures.play(ana, { bet: 128n, win: 0n })
  }
  await figures.goTo(`${manilaDay(startedMs + 23 * dayMs)}T12:00`)
  await figures.read()
  for (const wish of [
    { theme: 'light', language: 'en', viewport: { width: 1280, height: 800 } },
    { theme: 'dark', language: 'tl', viewport: { width: 360, height: 740 } },
  ] as const) {
    const page = await open(wish)
    const isEnglish = wish.language === 'en'
    await page.getByRole('button', { name: isEnglish ? 'Bets, A week' : 'Mga taya, Bawat linggo' }).click()
    const usual = isEnglish ? 'In a usual week you used ₱128.' : 'Sa karaniwang linggo, ₱128 ang nagagamit mo.'
    await page.getByText(usual).waitFor()
    const field = page.getByLabel(isEnglish ? 'Your limit' : 'Ang limit mo')
    expect(await field.inputValue()).toBe('')
    expect(await findViolations(page)).toEqual([])
    await page.getByRole('button', { name: isEnglish ? 'Use ₱120' : 'Gamitin ang ₱120' }).click()
    expect(await field.inputValue()).toBe('120')
    if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/usual ${wish.language}.png` })
    if (isEnglish) {
      expect(member.troubles).toEqual([])
      await member.close()
    }
  }
  const page = member.page
  await page.getByRole('button', { name: 'Itakda ang limit' }).click()
  await page.getByText('Naitakda na ang limit mo.').waitFor()
  // One that is set is never suggested to be raised.
  await page.getByRole('button', { name: 'Mga taya, Bawat linggo ₱120' }).click()
  await page.getByLabel('Ang limit mo').waitFor()
  expect(await page.getByText('Sa karaniwang linggo').count()).toBe(0)
})
