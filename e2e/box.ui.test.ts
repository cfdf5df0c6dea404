import { dayMs } from '@saya/money'
import {
  boxTools,
  type BoxTools,
  createOperator,
  desktop,
  isPart,
  journey,
  openBrowser,
  openWorld,
  type Player,
  visit,
  type Visitor,
  type World,
} from '@saya/testing'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { CommandTools } from '../apps/server/commands/command.ts'
import { verify } from '../apps/server/commands/verify.ts'
import { enterOffice } from './enterOffice.ts'
import { findViolations } from './findViolations.ts'
import { toast } from './toast.ts'

let world: World
let browser: Browser
let on: BoxTools
const opened: Visitor[] = []
beforeAll(async () => {
  world = await openWorld({ pages: true })
  browser = await openBrowser()
  on = boxTools(world)
  await on.turn()
})
afterAll(async () => {
  await browser.close()
  await world.close()
})
afterEach(async ({ task }) => {
  for (const at of opened) expect(at.troubles).toEqual([])
  if (!isPart(task)) await leave()
})

async function leave(): Promise<void> {
  for (const at of opened.splice(0)) await at.close()
}

async function arrive(options: Parameters<typeof visit>[2] = {}): Promise<Visitor> {
  const at = await visit(browser, world, options)
  opened.push(at)
  return at
}

const overlay = (page: Page) => page.getByRole('dialog', { name: 'Mystery Box' })
const reopen = (page: Page) => page.getByRole('button', { name: 'Open your Mystery Box' })
const lid = (page: Page) => overlay(page).locator('.boxArt g[transform*="rotate"]').last().getAttribute('transform')

let ana: Player
let at: Visitor
let page: Page
async function begin(): Promise<void> {
  ana = await on.player()
  at = await arrive({ as: ana, context: { permissions: ['clipboard-read', 'clipboard-write'] } })
  page = at.page
}

journey('a member for whom a box waits', { begin, end: leave }, part => {
  part(
    'sees it over the home page in the words of the documents, with a countdown [PROMO-58, PROMO-60, PROMO-61, PROMO-62, PROMO-63]',
    async () => {
      await at.go('/')
      await overlay(page).getByRole('heading', { name: 'Open the cash back' }).waitFor()
      await overlay(page).getByText('GET 100% of the prizes').waitFor()
      await overlay(page).getByText('Mystery Box invalid in').waitFor()
      const boxes = overlay(page).locator('.countdownPart b')
      expect((await boxes.allTextContents()).join(':')).toMatch(/^(11:59|12:00):\d\d$/)
      await overlay(page).getByRole('button', { name: 'Open', exact: true }).waitFor()
      expect(await findViolations(page)).toEqual([])
    },
  )

  part(
    'puts it away by Cancel, and brings it back by a button on home, category and section pages alone; its own page has it too [PROMO-62, PROMO-70, PROMO-71, PROMO-77]',
    async () => {
      await overlay(page).getByRole('button', { name: 'Cancel' }).click()
      await overlay(page).waitFor({ state: 'detached' })
      await reopen(page).waitFor()
      for (const path of ['/s-game/category/1', '/s-game/sections/hot']) {
        await at.go(path)
        await reopen(page).waitFor()
        expect(await overlay(page).count()).toBe(0)
      }
      const asked = page.waitForResponse('**/promo/bonus/query?*')
      await at.go('/s-points')
      await asked
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      expect([await reopen(page).count(), await overlay(page).count()]).toEqual([0, 0])
      await at.go('/blind-box')
      const today = page.getByRole('main').locator('.boxToday')
      await page.getByRole('main').getByRole('button', { name: 'Open', exact: true }).waitFor()
      expect([await today.locator('.boxCount').innerText(), await boxSums(page)]).toEqual(['1', sumsOf('₱0.00', 0, 1)])
    },
  )

  part(
    'opens it, reads what it held, and it leaves by itself and is asked for again [PROMO-64, PROMO-65, PROMO-68, PROMO-69]',
    async () => {
      await at.go('/')
      await reopen(page).click()
      const claim = page.waitForRequest('**/promo/blindbox/claim')
      await overlay(page).getByRole('button', { name: 'Open', exact: true }).click()
      await claim
      const told = overlay(page).getByRole('heading', { name: /^You get \d+\.\d\d PHP$/ })
      await told.waitFor()
      const [, amount = ''] = /^You get (.*) PHP$/.exec(await told.innerText()) ?? []
      let asked = 0
      page.on('request', request => void (asked += request.url().includes('/promo/bonus/query') ? 1 : 0))
      const again = page.waitForResponse('**/promo/bonus/query?*')
      await overlay(page).waitFor({ state: 'detached' })
      expect(asked).toBe(0)
      await again
      const { data } = await on.bonus(ana)
      expect([data.task_state, data.bonus]).toEqual([2, amount])
      expect(await on.postingsOf(ana)).toEqual([BigInt(amount.replace('.', '')) * 100n])
      await reopen(page).waitFor({ state: 'detached' })
    },
  )

  part(
    'finds it on its page with odds and rules, and its proof once the day is over [ROUTE-32, PROMO-77]',
    async () => {
      await at.go('/blind-box')
      await page.getByRole('heading', { name: 'Boxes available' }).waitFor()
      const { bonus } = (await on.bonus(ana)).data
      await page.getByText(`Opened today: ₱${bonus}`).waitFor()
      const odds = page.getByRole('region', { name: 'What is in a box' }).getByRole('row')
      expect((await odds.allInnerTexts()).slice(1).map(row => row.split(/\s+/).join(' '))).toEqual([
        '₱1.00 60%',
        '₱2.00 20%',
        '₱3.00 10%',
        '₱5.00 6%',
        '₱8.00 3%',
        '₱18.00 0.8%',
        '₱38.00 0.15%',
        '₱88.00 0.05%',
      ])
      await page.getByRole('button', { name: 'Proof' }).waitFor()
      expect(await boxSums(page)).toEqual(sumsOf(`₱${bonus}`, 1, 0))
      await page.getByText(/Play ₱100 or more in a day/).waitFor()
      expect(await findViolations(page)).toEqual([])
      await page.getByRole('button', { name: 'Proof' }).click()
      await page.getByText(/The seed of this day is shown after 12:10 AM/).waitFor()
      await page.getByRole('button', { name: 'Close' }).click()
      expect(await page.getByRole('button', { name: 'Month after' }).isDisabled()).toBe(true)
      await page.getByRole('button', { name: 'Month before' }).click()
      await page.getByText('There is no data yet!').waitFor()
    },
  )

  part(
    'has it checked in the browser and by its copy, and a planted wrong seed turns it red [PROMO-103, PROMO-111]',
    async () => {
      const day = on.today()
      world.clock.advance(dayMs)
      await on.turn()
      await at.go('/blind-box')
      await page.locator('li[data-verdict="holds"]').waitFor()
      await page.getByRole('button', { name: 'Proof' }).click()
      await page.getByText('Checked in your browser: this is the prize that was drawn.').waitFor()
      expect(await findViolations(page)).toEqual([])
      await page.getByRole('button', { name: 'Copy proof' }).click()
      await toast(page, 'The proof was copied.').waitFor()
      const copied = await page.evaluate(() => navigator.clipboard.readText())
      expect(copied).toMatch(/^\S+$/)
      expect(await saidOf(copied)).toEqual(['ok  ', 'ok  ', 'ok  ', 'Myst'])
      await on.plantSeed(day)
      await at.go('/blind-box')
      await page.locator('li[data-verdict="broken"]').waitFor()
      await page.getByRole('button', { name: 'Proof' }).click()
      await page.getByText('This proof does not hold. Please contact Service.').waitFor()
    },
  )
})

/** How each line begins of what the command says about the copy of a proof. */
async function saidOf(copied: string): Promise<readonly string[]> {
  const said: string[] = []
  await verify.run({ args: [copied], say: (line: string) => said.push(line) } as unknown as CommandTools)
  return said.map(line => line.slice(0, 4))
}

/** What a month of boxes came to, as the page says it. */
async function boxSums(page: Page): Promise<string[]> {
  return (await page.locator('.boxSums').innerText()).split('\n').filter(Boolean)
}

function sumsOf(total: string, claimed: number, unclaimed: number): readonly string[] {
  const counts = ['Claimed', String(claimed), 'Unclaimed', String(unclaimed), 'Not received', '0']
  return ['Total', total, ...counts]
}

/** Opens the box that waits, by the page. */
async function openOn(page: Page): Promise<void> {
  await overlay(page).getByRole('button', { name: 'Open', exact: true }).click()
  await overlay(page)
    .getByRole('heading', { name: /^You get/ })
    .waitFor()
}

/** The page of boxes behind the night in which their seeds are told. */
async function passNight(): Promise<void> {
  world.clock.advance(dayMs)
  await on.turn()
}

test('a server that counts another word than the browser sent turns its box red, though seed and word come to the prize [PROMO-280]', async () => {
  const { page, go } = await arrive({ as: await on.player() })
  const words: string[] = []
  await page.route('**/promo/blindbox/claim', route => {
    const body = route.request().postDataBuffer()?.toString('latin1') ?? ''
    words.push(...(/[0-9a-f]{32}/.exec(body) ?? []))
    return route.continue({ postData: Buffer.from(body.replace(/[0-9a-f]{32}/, 'ab'.repeat(16)), 'latin1') })
  })
  await go('/')
  await openOn(page)
  await passNight()
  await go('/blind-box')
  await page.locator('li[data-verdict="broken"]').waitFor()
  await page.getByRole('button', { name: 'Proof' }).click()
  await page.getByText('The word that counted is none that this browser sent.').waitFor()
  await page.getByText('ab'.repeat(16)).waitFor()
  expect(words).toHaveLength(1)
  expect(await findViolations(page)).toEqual([])
})

test('a box that another device opened first is told as such, neither green nor red [PROMO-281]', async () => {
  const eva = await on.player()
  const { page, go } = await arrive({ as: eva })
  await go('/')
  await overlay(page).getByRole('button', { name: 'Open', exact: true }).waitFor()
  await on.open(eva, { clientSeed: 'the-word-of-a-tablet' })
  await openOn(page)
  await passNight()
  await go('/blind-box')
  await page.locator('li[data-verdict="elsewhere"]').waitFor()
  await page.getByRole('button', { name: 'Proof' }).click()
  await page.getByText('Another device opened this box, so no word of this browser counted.').waitFor()
  expect(await findViolations(page)).toEqual([])
})

/** Lets the clock of a page go on by so much at a time until something has come about: how long that took by it. */
async function stepUntil(page: Page, stepMs: number, hasCome: () => boolean | Promise<boolean>): Promise<number> {
  let ms = 0
  while (!(await hasCome()) && ms < 15_000) {
    await page.clock.runFor(stepMs)
    ms += stepMs
    // What a timer changed is on the page two messages later.
    for (const _message of [1, 2]) {
      await page.evaluate(() => {
        const { port1, port2 } = new MessageChannel()
        return new Promise(resolve => {
          port1.onmessage = resolve
          port2.postMessage(null)
        })
      })
    }
  }
  return ms
}

test('whoever did not ask for less motion sees the box move on by a frame each 50 ms, first to 40% and then to its end; 3 s behind its amount it leaves, and 1 s later it is asked for [PROMO-65, PROMO-66, PROMO-67, PROMO-68, PROMO-69]', async () => {
  const ben = await on.player()
  const { page, go } = await arrive({ as: ben, context: { reducedMotion: 'no-preference' } })
  await page.clock.install()
  await go('/my')
  await overlay(page).getByRole('button', { name: 'Open', exact: true }).waitFor()
  await expect.poll(() => lid(page)).toBe('translate(0 0) rotate(-9 270 150)')
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  const claim = page.waitForResponse('**/promo/blindbox/claim')
  await overlay(page).getByRole('button', { name: 'Open', exact: true }).click()
  await claim
  await expect.poll(() => lid(page)).not.toBe('translate(0 0) rotate(-9 270 150)')
  // Of the 70 frames 42 are left. The press and the answer bring one each at once.
  const seen = new Set<string | null>()
  const movedMs = await stepUntil(page, 50, async () => {
    seen.add(await lid(page))
    return seen.has('translate(0 -74) rotate(-30 270 150)')
  })
  expect([movedMs >= 1900, movedMs <= 2100, seen.size >= 37], `${movedMs} ms, ${seen.size} poses`).toEqual([
    true,
    true,
    true,
  ])
  const told = overlay(page).getByRole('heading', { name: /^You get/ })
  await told.waitFor()
  let asked = 0
  page.on('request', request => void (asked += request.url().includes('/promo/bonus/query') ? 1 : 0))
  const shownMs = await stepUntil(page, 50, async () => (await overlay(page).count()) === 0)
  expect([shownMs >= 3000, shownMs <= 3500, asked]).toEqual([true, true, 0])
  const restMs = await stepUntil(page, 50, () => asked > 0)
  expect([restMs >= 950, restMs <= 1500]).toEqual([true, true])
})

test('a short phone shows the whole box in Tagalog, its countdown too, without scrolling', async () => {
  const { page, go } = await arrive({ as: await on.player(), language: 'tl', viewport: { width: 360, height: 560 } })
  await go('/')
  const timer = page.getByRole('dialog', { name: 'Mystery Box' }).getByRole('timer')
  await timer.waitFor()
  const box = await timer.boundingBox()
  expect(box && box.y > 0 && box.y + box.height <= 560, JSON.stringify(box)).toBe(true)
})

test('the end of its time hides a box, and who has none reads why, in Tagalog and at a desk [PROMO-70]', async () => {
  const cara = await on.player()
  await on.bonus(cara)
  await on.leaveMs(cara, 10_000)
  const { page, go } = await arrive({ as: cara, language: 'tl', theme: 'light', viewport: desktop })
  await go('/')
  await page.getByRole('heading', { name: 'Buksan ang cash back' }).waitFor()
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('dialog', { name: 'Mystery Box' }).waitFor({ state: 'detached' })
  const idle = await arrive({
    as: await world.player({ kyc: 'fully_kyc' }),
    language: 'tl',
    theme: 'light',
    viewport: desktop,
  })
  await idle.go('/blind-box')
  await idle.page.getByText('Ipa-approve muna ang ID mo.').waitFor()
  // The clock of the browser is another one than the server’s, whose month it is.
  await idle.page.getByText('Marso 2026').waitFor()
  await idle.page.getByText('Wala pang laman dito!').waitFor()
  expect(await findViolations(idle.page)).toEqual([])
})

test('finance enters an approval of the regulator for boxes and a colleague agrees to it, on a desk and a phone [PROMO-331]', async () => {
  const [first, second] = [
    await createOperator(world, { role: 'finance' }),
    await createOperator(world, { role: 'compliance' }),
  ]
  const { page, go } = await arrive({ viewport: desktop, gate: true })
  await go('/office/boxes')
  await enterOffice(page, first)
  const panel = page.getByRole('region', { name: 'Regulator’s approval' })
  await panel.getByText('this market asks for none').waitFor()
  await panel.getByRole('button', { name: 'Enter an approval' }).click()
  const dialog = page.getByRole('dialog', { name: 'Enter an approval' })
  await dialog.getByLabel('Approval reference').fill('PAGCOR 2026-117')
  await dialog.getByLabel('Approved from').fill(on.today())
  await dialog.getByLabel('Approved until').fill('2099-12-31')
  await dialog.getByLabel('Reason').fill('As the letter of the regulator says')
  await dialog.getByRole('button', { name: 'Enter an approval' }).click()
  await panel.getByText('PAGCOR 2026-117').waitFor()
  expect(await panel.getByRole('button', { name: 'Approve' }).count()).toBe(0)
  const other = await arrive({ gate: true, theme: 'dark' })
  await other.go('/office/boxes')
  await enterOffice(other.page, second)
  const seen = other.page.getByRole('region', { name: 'Regulator’s approval' })
  await seen.getByRole('button', { name: 'Agree' }).click()
  const question = other.page.getByRole('dialog', { name: 'Agree' })
  await question.getByLabel('Reason').fill('Compared with the letter')
  await question.getByRole('button', { name: 'Agree' }).click()
  await seen.getByText('Covered today').waitFor()
  expect(await findViolations(other.page)).toEqual([])
  if (process.env.BOX_PICTURES)
    await other.page.screenshot({ path: `${process.env.BOX_PICTURES}/approval.png`, fullPage: true })
})

test('finance proposes other odds and a colleague approves them, beside the days and what they cost [PROMO-113]', async () => {
  await passNight()
  const [first, second] = [
    await createOperator(world, { role: 'finance' }),
    await createOperator(world, { role: 'compliance' }),
  ]
  const { data } = await on.open(await on.player())
  const { page, go } = await arrive({ viewport: desktop, gate: true })
  await go('/office/boxes')
  await enterOffice(page, first)
  await page.getByRole('heading', { name: 'Mystery boxes' }).waitFor()
  const days = page.getByRole('region', { name: 'Table of days' })
  const row = days.getByRole('row').filter({ has: page.getByRole('rowheader', { name: on.today() }) })
  await row.waitFor()
  expect((await row.getByRole('cell').allInnerTexts()).slice(0, 4)).toEqual(['1', '200,000', `₱${data.bonus}`, '₱2.08'])
  expect((await days.getByRole('columnheader').allInnerTexts()).slice(0, 5)).toEqual([
    'Day',
    'Taken',
    'Most',
    'Cost',
    'By the odds',
  ])
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Propose other terms' }).click()
  const dialog = page.getByRole('dialog', { name: 'Propose other terms' })
  await dialog.getByLabel('Prizes and their parts of 10,000').fill('1: 7000, 3: 3000')
  await dialog.getByLabel('Reason').fill('Simpler prizes for June')
  await dialog.getByRole('button', { name: 'Propose other terms' }).click()
  await page.getByText('Waiting for approval').waitFor()
  const other = await arrive({ viewport: desktop, gate: true })
  await other.go('/office/boxes')
  await enterOffice(other.page, second)
  await other.page.getByRole('button', { name: 'Approve' }).click()
  const approval = other.page.getByRole('dialog', { name: 'Approve' })
  await approval.getByLabel('Reason').fill('As agreed on Friday')
  await approval.getByRole('button', { name: 'Approve' }).click()
  await other.page.getByText('Approved', { exact: true }).waitFor()
})
