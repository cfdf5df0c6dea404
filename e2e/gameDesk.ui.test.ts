import {
  expectRefusals,
  createOperator,
  desktop,
  openBrowser,
  openWorld,
  type Visitor,
  visit,
  type World,
} from '@saya/testing'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { enterOffice } from './enterOffice.ts'
import { findViolations } from './findViolations.ts'

expectRefusals(
  '409 POST /office/api/provider/switch',
  '409 POST /office/api/maintenance/cancel',
  '409 POST /office/api/game/switch',
)

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

/** A member of staff before a page of the office. */
async function desk(path: string): Promise<Page> {
  const visitor = await visit(browser, world, { viewport: desktop, gate: true })
  opened.push(visitor)
  await visitor.go(path)
  await enterOffice(visitor.page, await createOperator(world, { role: 'risk' }))
  return visitor.page
}

interface Press {
  readonly row: RegExp
  readonly act: RegExp
  readonly fields: Readonly<Record<string, string>>
}

/** Chooses a row, presses an act and fills in what it asks for, up to the last press. */
async function prepare(page: Page, { row, act, fields }: Press) {
  await page.getByRole('row', { name: row }).getByRole('checkbox').check()
  await page.getByRole('button', { name: act }).click()
  const dialog = page.getByRole('dialog')
  for (const [label, value] of Object.entries(fields)) await dialog.getByLabel(label).fill(value)
  return { dialog, press: () => dialog.getByRole('button', { name: act }).click() }
}

const reason = { Reason: 'The pictures are wrong' }

test('a game is closed, taken off the list and opened again, and a second person who saw it otherwise is told so and changes nothing', async () => {
  const [one, other] = [await desk('/office/games?w=mangga+fiesta'), await desk('/office/games?w=mangga+fiesta')]
  const late = await prepare(other, { row: /Mangga Fiesta.*Open/, act: /^Hide/, fields: reason })
  const first = await prepare(one, { row: /Mangga Fiesta.*Open/, act: /^Close/, fields: reason })
  await first.press()
  await one.getByRole('row', { name: /Mangga Fiesta.*Back soon/ }).waitFor()
  await late.press()
  await other.getByRole('alert').getByText('A colleague changed this in the meantime.').waitFor()
  expect(await findViolations(other)).toEqual([])
  const hide = await prepare(one, { row: /Mangga Fiesta.*Back soon/, act: /^Hide/, fields: reason })
  await hide.press()
  await one.getByRole('row', { name: /Mangga Fiesta.*Hidden/ }).waitFor()
  const again = await prepare(one, { row: /Mangga Fiesta.*Hidden/, act: /^Open/, fields: reason })
  await again.press()
  await one.getByRole('row', { name: /Mangga Fiesta.*Open/ }).waitFor()
})

test('a provider is closed and opened again, and whoever closes it a second time is told that it is closed already', async () => {
  const [one, other] = [await desk('/office/providers'), await desk('/office/providers')]
  const late = await prepare(other, { row: /Araw Studio/, act: /^Close now/, fields: reason })
  const first = await prepare(one, { row: /Araw Studio/, act: /^Close now/, fields: reason })
  await first.press()
  await one.getByRole('row', { name: /Araw Studio.*Closed by staff/ }).waitFor()
  await late.press()
  await other.getByRole('alert').getByText('A colleague changed this in the meantime.').waitFor()
  const again = await prepare(one, { row: /Araw Studio/, act: /^Reopen/, fields: reason })
  await again.press()
  await one.getByRole('row', { name: /Araw Studio.*Open/ }).waitFor()
})

/** A time in Manila as a field of the office takes it. */
const moment = (ms: number) => new Date(ms + 8 * 3_600_000).toISOString().slice(0, 16)

test('a window is moved by one person, and a second who saw its old time cancels nothing', async () => {
  const one = await desk('/office/providers')
  const now = world.clock.now()
  const span = { From: moment(now + 3_600_000), Until: moment(now + 7_200_000), ...reason }
  await (await prepare(one, { row: /Bahari/, act: /^Plan maintenance/, fields: span })).press()
  await one.getByRole('dialog').waitFor({ state: 'detached' })
  await one.getByRole('link', { name: 'Maintenance' }).click()
  const row = /Bahari.*Planned/
  await one.getByRole('row', { name: row }).waitFor()
  const other = await desk('/office/maintenance')
  const late = await prepare(other, { row, act: /^Cancel or end/, fields: reason })
  const move = await prepare(one, { row, act: /^Reschedule/, fields: { Until: moment(now + 9_000_000), ...reason } })
  await move.press()
  await one.getByRole('dialog').waitFor({ state: 'detached' })
  await late.press()
  await other.getByRole('alert').getByText('A colleague changed this in the meantime.').waitFor()
  await one.getByRole('row', { name: row }).waitFor()
  const end = await prepare(one, { row, act: /^Cancel or end/, fields: reason })
  await end.press()
  await one.getByRole('row', { name: /Bahari.*Canceled/ }).waitFor()
})
