import { setTimeout as wait } from 'node:timers/promises'
import { ask, openBrowser, openStudioWorld, phone, type Player, type StudioWorld } from '@saya/testing'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownTables } from '../apps/studio/catalogue/ownTables.ts'
import { findViolations } from './findViolations.ts'

const code = 'bingo-75'
let studio: StudioWorld
let browser: Browser
let keeping: Promise<void>
let isOver = false
const contexts: BrowserContext[] = []
const troubles: string[] = []

beforeAll(async () => {
  const room = ownTables.get(code)
  if (!room?.telling) throw new Error(`There is no room ${code}.`)
  // The real room, but that cards are sold and balls called for some seconds only.
  const quick = { ...room, bettingMs: 7000, telling: { ...room.telling, tellingMs: () => 6000 } }
  const clock = { now: () => Date.now(), advance: () => {} }
  studio = await openStudioWorld({ pages: true, tables: new Map([[code, quick]]), clock })
  browser = await openBrowser()
  keeping = keep()
})
afterAll(async () => {
  isOver = true
  await keeping
  for (const context of contexts) await context.close()
  await browser.close()
  await studio.close()
  expect(troubles).toEqual([])
})

/** The clocks of the rooms, as the studio's own process keeps them. */
async function keep(): Promise<void> {
  while (!isOver) {
    await studio.tend()
    await wait(200)
  }
}

/** Enters the room in a window of its own. */
async function enter(player: Player): Promise<Page> {
  const { data, sentence } = await ask(studio.world, 'POST /api/v2/game/launch', { body: { code } }, player)
  if (typeof data !== 'string') throw new Error(`The room was not opened: ${sentence}`)
  const context = await browser.newContext({ viewport: phone, reducedMotion: 'reduce' })
  contexts.push(context)
  context.setDefaultTimeout(25_000)
  const page = await context.newPage()
  page.on('pageerror', error => troubles.push(error.message))
  page.on('console', message => {
    if (message.type() === 'error') troubles.push(message.text())
  })
  await page.goto(data)
  return page
}

test('two players in one room hear the same balls, have their own cards dabbed, are paid exactly, and draw it again', async () => {
  const [ana, ben] = [await studio.player(), await studio.player()]
  const [one, other] = await Promise.all([enter(ana), enter(ben)])
  const buying = [one, other].map(page => page.getByRole('button', { name: /^Buy for/ }))
  await Promise.all(buying.map(button => button.waitFor()))
  await one.getByRole('button', { name: 'One card more' }).click()
  await one.getByRole('button', { name: 'Buy for ₱80.00' }).click()
  await other.getByRole('button', { name: 'One card fewer' }).focus()
  await other.keyboard.press('Enter')
  await other.getByRole('button', { name: 'Buy for ₱40.00' }).focus()
  await other.keyboard.press('Enter')
  await one.getByText('₱80.00 is in play').waitFor()
  await other.getByText('₱40.00 is in play').waitFor()
  expect([await studio.balance(ana), await studio.balance(ben)]).toEqual(['920.00', '960.00'])
  await one.getByText('2 in the room · 6 cards').waitFor()
  expect([await one.getByRole('table').count(), await other.getByRole('table').count()]).toEqual([4, 2])
  await Promise.all([one, other].map(page => page.getByText('The balls are called').waitFor()))
  await one
    .getByRole('cell', { name: /^\d+ ?dabbed$/ })
    .first()
    .waitFor()
  expect(await findViolations(one)).toEqual([])
  await Promise.all([one, other].map(page => page.locator('.outcome strong').waitFor()))
  const balls = await Promise.all([one, other].map(page => page.getByLabel('Balls called').innerText()))
  expect(balls[0]).toBe(balls[1])
  for (const [page, player] of [
    [one, ana],
    [other, ben],
  ] as const) {
    const shown = (await page.getByText('Balance').locator('b').innerText()).replace(/[₱,]/g, '')
    expect(shown).toBe(await studio.balance(player))
    expect(await page.locator('.outcome strong').innerText()).toMatch(/came back|You won|No win this time/)
  }
  await one.getByRole('button', { name: 'Prizes, rules and last rounds' }).click()
  const menu = one.getByRole('dialog', { name: 'Bingo 75' })
  await menu.getByText('₱92.97 come back').waitFor()
  await menu.getByText('Your last rounds').click()
  await menu.getByText(/₱80\.00 → ₱/).click()
  const [checked] = await Promise.all([
    one.context().waitForEvent('page'),
    menu.getByRole('link', { name: 'Draw this round again' }).first().click(),
  ])
  await checked.getByText('Checked on this device: the seed fits the promise').waitFor()
  await checked.getByText('These cards were dealt again').waitFor()
  expect(await findViolations(checked)).toEqual([])
})
