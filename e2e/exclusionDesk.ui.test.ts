import {
  ask,
  createOperator,
  desktop,
  openBrowser,
  openWorld,
  phone,
  type Player,
  type Visit,
  type Visitor,
  visit,
  type World,
} from '@saya/testing'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { instant } from '../apps/server/platform/db/instant.ts'
import { keepLikeness } from '../apps/server/features/lookAlike/lookAlike.store.ts'
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

async function open(path: string, wish: Visit): Promise<Page> {
  const visitor = await visit(browser, world, wish)
  opened.push(visitor)
  await visitor.go(path)
  return visitor.page
}

async function enter(path: string, role: 'compliance' | 'risk', wish: Visit = {}): Promise<Page> {
  const page = await open(path, { viewport: desktop, gate: true, ...wish })
  await enterOffice(page, await createOperator(world, { role }))
  return page
}

async function excluded(): Promise<Player> {
  const player = await world.player({ kyc: 'fully_kyc' })
  await ask(world, 'POST /member/exclusion/set', { body: { period: '1y' } }, player)
  return player
}

test('one of staff excludes a member for the operator and a colleague agrees, in either theme and on a phone', async () => {
  const ana = await world.player({ kyc: 'fully_kyc' })
  const maker = await enter('/office/exclusions', 'compliance')
  await maker.getByText('No exclusions to decide').waitFor()
  await maker.getByRole('button', { name: 'Exclude a member' }).click()
  const form = maker.getByRole('dialog')
  await form.getByLabel('UID of the member').fill(String(ana.uid))
  await form.getByLabel('Who asks').selectOption('6m')
  await form.getByLabel('Reason').fill('Asked for by the branch, ticket 5')
  expect(await findViolations(maker)).toEqual([])
  await form.getByRole('button', { name: 'Exclude a member' }).click()
  await maker.getByText('Exclude for 6 months').waitFor()
  const checker = await enter('/office/exclusions', 'risk', { viewport: phone, theme: 'light' })
  await checker.getByText('Exclude for 6 months').waitFor()
  expect(await findViolations(checker)).toEqual([])
})

test('both dossiers stand beside each other, and the same person is excluded with one press', async () => {
  const [ana, ben] = [await excluded(), await world.player({ kyc: 'fully_kyc' })]
  const nowMs = world.clock.now()
  const found = { uid: ben.uid, of: { excludedUid: ana.uid }, signs: ['device', 'payee'], verdict: 'held' } as const
  await world.db.app(tx => keepLikeness(tx, { ...found, nowMs, dueAtMs: nowMs }))
  const page = await enter('/office/look-alikes', 'compliance')
  await page.getByRole('link', { name: String(ben.uid) }).click()
  await page.getByRole('heading', { name: 'Excluded' }).waitFor()
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Same person' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Reason').fill('The same face, ticket 9')
  await dialog.getByRole('button', { name: 'Same person' }).click()
  await expect
    .poll(async () => (await ask(world, 'GET /member/gate/list', {}, ben)).data.map(({ cause }) => cause))
    .toEqual(['exclusion'])
})

test('behind its first six months a member asks for the end of their exclusion on the page that shows it', async () => {
  const ana = await excluded()
  await world.db.member(ana.uid, tx =>
    tx
      .updateTable('exclusion')
      .set({ begins_at: instant(world.clock.now() - 200 * 86_400_000) })
      .where('uid', '=', ana.uid)
      .execute(),
  )
  const page = await open('/s-safer-play', { as: ana, viewport: phone })
  await page.getByLabel('Your request').fill('I have thought about it for months.')
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Send the request' }).click()
  await page.getByText('We have your request').waitFor()
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Stay excluded' }).click()
  await page.getByText('Your request was taken back. Your exclusion stays as it is.').waitFor()
  await page.getByLabel('Your request').waitFor()
})

test('a member stays excluded by one press while an agreed end may be confirmed, and reads until when it may [SAFE-118]', async () => {
  const ana = await excluded()
  const nowMs = world.clock.now()
  await world.db.member(ana.uid, async tx => {
    const begins = { begins_at: instant(nowMs - 200 * 86_400_000) }
    await tx.updateTable('exclusion').set(begins).where('uid', '=', ana.uid).execute()
    const asked = { asked_at: instant(nowMs - 2 * 86_400_000), answered_at: instant(nowMs - 86_400_000) }
    const agreed = { uid: ana.uid, words: 'For months.', status: 'agreed', open_from: instant(nowMs), ...asked }
    await tx.insertInto('exclusion_request').values(agreed).execute()
  })
  const page = await open('/s-safer-play', { as: ana, viewport: phone })
  await page.getByText('Your exclusion stays unless you end it by').waitFor()
  await page.getByRole('button', { name: 'End my exclusion' }).waitFor()
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Stay excluded' }).click()
  await page.getByLabel('Your request').waitFor()
  const { data } = await ask(world, 'GET /member/exclusion/request/detail', {}, ana)
  expect(data).toMatchObject({ status: 'ended', open_from: expect.any(Number) })
  expect((await ask(world, 'GET /member/gate/list', {}, ana)).data.map(({ cause }) => cause)).toEqual(['exclusion'])
})

const desks = [
  '/office/exclusions',
  '/office/exclusion-requests',
  '/office/look-alikes',
  '/office/exclusion-list',
  '/office/returns',
  '/office/contacts',
  '/office/safer-play',
  '/office/markers',
] as const

const looks = [desktop, { width: 360, height: 740 }].flatMap(viewport =>
  (['light', 'dark'] as const).map(theme => ({ viewport, theme })),
)

test.each(desks)('%s has no obstacle and fits a phone and a desk, in either theme', async path => {
  const page = await enter(path, 'compliance')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  for (const look of looks) {
    await page.setViewportSize(look.viewport)
    await page.evaluate(chosen => document.documentElement.setAttribute('data-theme', chosen), look.theme)
    expect([look, await findViolations(page)]).toEqual([look, []])
    const folder = process.env.LOOK_AT
    const name = `${path.replaceAll('/', '-')}-${look.viewport.width}-${look.theme}.png`
    if (folder) await page.screenshot({ path: `${folder}${name}` })
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  }
})
