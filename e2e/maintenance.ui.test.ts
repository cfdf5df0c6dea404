import {
  addDifference,
  askOffice,
  createOperator,
  desktop,
  openBrowser,
  openWorld,
  phone,
  staffOf,
  type Visitor,
  visit,
  type World,
} from '@saya/testing'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { enterOffice } from './enterOffice.ts'
import { findViolations } from './findViolations.ts'

let world: World
let browser: Browser
const opened: Visitor[] = []
beforeAll(async () => {
  world = await openWorld({ pages: true })
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await world.close()
})
afterEach(async () => {
  for (const visitor of opened.splice(0)) {
    expect(visitor.troubles).toEqual([])
    await visitor.close()
  }
})

async function open(path: string, wish: Parameters<typeof visit>[2]): Promise<Page> {
  const visitor = await visit(browser, world, wish)
  opened.push(visitor)
  await visitor.go(path)
  return visitor.page
}

/** A time in Manila as a field of the office takes it. */
function moment(ms: number): string {
  return new Date(ms + 8 * 3_600_000).toISOString().slice(0, 16)
}

test('staff plan the maintenance of a provider and cancel it, and take and settle by hand a round that it has stopped', async () => {
  const page = await open('/office/providers', { viewport: desktop, gate: true })
  await enterOffice(page, await createOperator(world, { role: 'risk' }))
  await page.getByRole('heading', { name: 'Providers' }).waitFor()
  expect(await findViolations(page)).toEqual([])
  await page
    .getByRole('row', { name: /Araw Studio/ })
    .getByRole('checkbox')
    .check()
  await page.getByRole('button', { name: /Plan maintenance/ }).click()
  const dialog = page.getByRole('dialog')
  const now = world.clock.now()
  await dialog.getByLabel('From').fill(moment(now + 3_600_000))
  await dialog.getByLabel('Until').fill(moment(now + 7_200_000))
  await dialog.getByLabel('Reason').fill('New servers of theirs')
  expect(await findViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: /Plan maintenance/ }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('link', { name: 'Maintenance' }).click()
  const row = page.getByRole('row', { name: /Araw Studio.*Planned/ })
  await row.waitFor()
  expect(await findViolations(page)).toEqual([])
  await row.getByRole('checkbox').check()
  await page.getByRole('button', { name: /Cancel or end/ }).click()
  await dialog.getByLabel('Reason').fill('They do not need it')
  await dialog.getByRole('button', { name: /Cancel or end/ }).click()
  await page.getByRole('row', { name: /Araw Studio.*Canceled/ }).waitFor()
  // More games than a page has, and than a screen: the way to the next ones stands below them.
  await page.getByRole('link', { name: 'Games' }).click()
  await page.getByRole('row', { name: /Mangga Fiesta/ }).waitFor()
  const [games, next] = [page.getByRole('table'), page.getByRole('link', { name: 'Next page' })]
  const [above, below] = [await games.boundingBox(), await next.boundingBox()]
  expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? Number.POSITIVE_INFINITY))
  await settleByHand()
})

async function settleByHand(): Promise<void> {
  const { uid } = await world.player()
  await addDifference(world, 'stopped-1', { kind: 'stopped', player: String(uid) })
  const page = await open('/office/rounds/stuck', { viewport: desktop, gate: true })
  await enterOffice(page, await createOperator(world, { role: 'compliance' }))
  const row = (state: string) =>
    page.getByRole('row', { name: new RegExp(`Stopped at the provider.*${uid}.*${state}`) })
  await row('Open').getByRole('checkbox').check()
  await page.getByRole('button', { name: /^Take/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Reason').fill('Asked the studio')
  await dialog.getByRole('button', { name: /^Take/ }).click()
  await row('Under review').getByRole('checkbox').check()
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: /^Settle manually/ }).click()
  await dialog.getByLabel('What was done').selectOption('adjusted')
  await dialog.getByLabel('Note').fill('Paid by adjustment 17')
  expect(await findViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: /^Settle manually/ }).click()
  await row('Under review').waitFor({ state: 'detached' })
  await page.getByLabel('State').selectOption('settled')
  await row('Settled manually').getByText('Paid by adjustment 17').waitFor()
}

test('players are told beforehand when everything will be closed, in their own language', async () => {
  const { token } = await staffOf(world, { role: 'risk' })
  const begins = Math.floor(world.clock.now() / 1000) + 3600
  const body = { venue_id: null, begins_at: begins, ends_at: begins + 3600, reason: 'New servers of ours' }
  expect((await askOffice(world, 'POST /office/api/maintenance/plan', { body }, token)).status).toBe(200)
  world.api.shared.clear()
  const page = await open('/', { viewport: phone })
  await page.getByText(/^Maintenance from \w+ \d+, \d{4}, .* Your balance is safe\.$/).waitFor()
  expect(await findViolations(page)).toEqual([])
  const other = await open('/', { viewport: phone, language: 'tl', theme: 'dark' })
  await other.getByText(/^Maintenance mula .* Ligtas ang balanse mo\.$/).waitFor()
  expect(await findViolations(other)).toEqual([])
})
