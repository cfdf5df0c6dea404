import {
  ask,
  choose,
  createOperator,
  decideAs,
  desktop,
  drawPhoto,
  journey,
  type MallTools,
  mallTools,
  openBrowser,
  openWorld,
  phone,
  type Player,
  ownNumber,
  readJournal,
  type TestOperator,
  type Visitor,
  visit,
  type World,
} from '@saya/testing'
import { dayMs, manilaDay, startOfManilaDay } from '@saya/money'
import { pino } from 'pino'
import type { Browser, Page } from 'playwright-core'
import { expect } from 'vitest'
import { askOffers } from '../apps/server/features/game/askOffers.ts'
import { auditAll } from '../apps/server/features/wallet/index.ts'
import { journalGrounds } from '../apps/server/worker/journalGrounds.ts'
import { enterOffice } from './enterOffice.ts'
import { type FakeCamera, fakeCamera } from './fakeCamera.ts'
import { untilClosed } from './untilClosed.ts'

let camera: FakeCamera
let world: World
let browser: Browser
let luz: Player
let at: Visitor
let page: Page
async function begin() {
  camera = await fakeCamera()
  world = await openWorld({ pages: true, asksHouses: true, memberSchemas: 3 })
  world.clock.advance(startOfManilaDay(world.clock.now()) + dayMs + dayMs / 2 - world.clock.now())
  await world.db.ref(tx => tx.updateTable('provider_link_game').set({ offered: false }).where('link', '=', 1).execute())
  const { gameProviders } = world.apiOptions
  await askOffers({ ...world, log: pino({ level: 'silent' }), gameProviders })()
  world.api.shared.clear()
  browser = await openBrowser(camera.arguments)
  luz = await world.player()
  at = await visit(browser, world, { as: luz, viewport: phone, context: { permissions: ['camera'] } })
  page = at.page
}
async function end() {
  expect(at.troubles).toEqual([])
  await at.close()
  await browser.close()
  await world.close()
  await camera.remove()
}

const pictures = process.env.PICTURES
async function shoot(name: string, of = page): Promise<void> {
  if (pictures) await of.screenshot({ path: `${pictures}/week-${name}.png`, fullPage: true })
}

const coins = async () => Number((await ask(world, 'GET /member/filcoin/balance', {}, luz)).data.balance)
const row = (name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })

/** Puts the picture of what was collected away. */
async function thank(): Promise<void> {
  await page.getByText('Filcoins collected!').waitFor()
  await untilClosed(page, () => page.getByRole('button', { name: 'Great' }).click())
}

async function collect(name: string): Promise<void> {
  await row(name)
    .getByRole('button', { name: `Collect: ${name}` })
    .click()
  await thank()
}

async function checkIn(button = 'Check in'): Promise<void> {
  await at.go('/s-points')
  await page.getByRole('button', { name: button, exact: true }).click()
  await thank()
  await page.getByRole('button', { name: 'Checked in today' }).waitFor()
}

async function chooseOnWheel(label: string, option?: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${label}`) }).click()
  const sheet = page.getByRole('dialog')
  if (option) await sheet.getByRole('option', { name: option, exact: true }).click()
  await sheet.getByRole('button', { name: 'Confirm' }).click()
  await sheet.waitFor({ state: 'detached' })
}

async function chooseFromList(label: string, option: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${label}`) }).click()
  await page.getByRole('dialog').getByText(option, { exact: true }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

/** Fills in the form of the verification by hand, with both photos, and sends it. */
async function verify(): Promise<void> {
  await at.go('/s-kyc?action=form')
  await chooseOnWheel('ID type', "Driver's License")
  const typed = {
    'ID number': ownNumber(),
    'First name': 'Luz',
    'Last name': 'Santos',
    'Place of birth': 'Pasay',
    'Current address': 'Blk. 3 Lot 5, Makati',
  }
  for (const [label, value] of Object.entries(typed)) await page.getByRole('textbox', { name: label }).fill(value)
  await page.getByRole('button', { name: 'Same as my current address' }).click()
  await chooseOnWheel('Birthday')
  await choose(page.getByRole('radio', { name: 'Female' }))
  await chooseFromList('Occupation', 'Freelancer')
  await chooseFromList('Main source of funds', 'Business Income')
  const photo = await drawPhoto({ width: 600, height: 400 })
  await page.locator('input[type=file]').first().setInputFiles({ name: 'id.png', mimeType: 'image/png', buffer: photo })
  await page.getByRole('progressbar').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Selfie with card' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: 'Take photo' }).click()
  await sheet.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Selfie with card' }).locator('img').waitFor()
  await page.getByRole('progressbar').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByRole('heading', { name: 'Submit successfully' }).waitFor()
}

async function deposit(pesos: number, balance: string): Promise<void> {
  await at.go('/my')
  await page.getByRole('button', { name: 'Deposit', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'Deposit' })
  await sheet.getByRole('textbox', { name: 'Amount' }).fill(String(pesos))
  await sheet.getByRole('button', { name: 'Deposit now' }).click()
  await page.waitForURL('**/paymongo/pay/**')
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await page.waitForURL(/\/s-transaction\/|\/my/)
  await page.getByRole('heading', { name: 'Deposit completed' }).waitFor()
  expect((await ask(world, 'GET /finance/wallet', {}, luz)).data.balance).toBe(balance)
}

async function redeem(name: string, email = ''): Promise<void> {
  await at.go('/s-points/mall')
  await page.getByRole('link', { name: new RegExp(name) }).click()
  await page.getByRole('button', { name: 'Redeem Now' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel('Recipient name').fill('Luz Santos')
  await sheet.getByLabel('Phone number').fill('9171234567')
  if (email) await sheet.getByLabel('Email address').fill(email)
  else await sheet.getByLabel('Delivery address').fill('Blk 3 Lot 5, Makati')
  await sheet.getByRole('button', { name: 'Continue' }).click()
  await sheet.getByRole('button', { name: 'Confirm' }).click()
  await page.waitForURL('**/s-points/mall/detail')
  await page.getByText(name).first().waitFor()
}

journey('the first week of a new member', { begin, end }, part => {
  part('begins with a check-in, and with tasks that are done by verifying, depositing and playing', async () => {
    await checkIn()
    await verify()
    await decideAs(world, luz.uid, { decision: 'full', version: 1 })
    await deposit(1000, '1000.00')
    await at.go('/s-game-page/pula-o-itim')
    const game = page.frameLocator('iframe[title="Game: Pula O Itim"]')
    await game.getByRole('radio', { name: '₱100' }).check()
    const red = game.getByRole('button', { name: 'Red', exact: true })
    for (let round = 1; round <= 5; round++) {
      await expect.poll(() => red.getAttribute('aria-disabled')).not.toBe('true')
      await red.click()
      await expect.poll(() => game.getByRole('listitem').filter({ hasText: '₱100.00' }).count()).toBe(round)
      // The house lets the next round begin by its own clock.
      world.clock.advance(3000)
    }
    await readJournal(world)
    await at.go('/s-points')
    for (const task of ['Verify your identity', 'Make a first deposit', 'Play a first round']) await collect(task)
    await at.go('/s-points/daily-task')
    for (const task of ['Deposit ₱100', 'Bet on any game']) await collect(task)
    await shoot('day1')
    expect(await coins()).toBe(10 + 200 + 100 + 50 + 20 + 20)
  })

  part('misses a day, and makes it up on the next; the seventh day gives most', async () => {
    world.clock.advance(dayMs)
    await checkIn()
    world.clock.advance(2 * dayMs)
    await at.go('/s-points')
    await page.getByText('Missed', { exact: true }).waitFor()
    await shoot('missed')
    await checkIn('Check in both days for +80')
    for (let day = 5; day <= 7; day++) {
      world.clock.advance(dayMs)
      await checkIn()
    }
    await shoot('day7')
    expect(await coins()).toBe(400 + 20 + 80 + 80 + 100 + 200)
  })

  let mall: MallTools
  let support: TestOperator
  part('redeems a ticket that the next deposit spends, and two parcels', async () => {
    mall = await mallTools(world)
    support = await createOperator(world, { role: 'support' })
    await mall.goods(5, {
      name_en: 'Week ticket',
      price: 200,
      deliver_method: 1,
      gives: 'ticket',
      gives_amount: 1,
      // Before all others.
      sorting: 1003,
    })
    await mall.goods(5, { name_en: 'Week umbrella', sorting: 1002 })
    await mall.goods(5, { name_en: 'Week mug', price: 150, sorting: 1001 })
    await redeem('Week ticket', 'luz@example.com')
    await page.getByRole('link').filter({ hasText: 'Week ticket' }).click()
    await page.getByRole('link', { name: 'My tickets' }).click()
    await page.getByText('1 ticket left').waitFor()
    const { balance } = (await ask(world, 'GET /finance/wallet', {}, luz)).data
    await deposit(200, (Number(balance) + 210).toFixed(2))
    await at.go('/cashback')
    await page.getByText('₱10.00').first().waitFor()
    expect(await page.getByText('1 ticket left').count()).toBe(0)
    await redeem('Week umbrella')
    await redeem('Week mug')
    await shoot('redeemed')
    expect(await coins()).toBe(880 - 450)
  })

  part('has one parcel shipped and received, and the other given up with every Filcoin back', async () => {
    const office = await visit(browser, world, { viewport: desktop, gate: true })
    const desk = office.page
    async function openRow(name: string): Promise<void> {
      await office.go('/office/redemptions')
      await desk
        .getByRole('row', { name: new RegExp(`${name} x 1`) })
        .getByRole('link')
        .click()
    }
    await office.go('/office/redemptions')
    await enterOffice(desk, support)
    await openRow('Week umbrella')
    await desk.getByRole('button', { name: 'Ship' }).click()
    const ship = desk.getByRole('dialog', { name: 'Ship' })
    await ship.getByLabel('Courier').fill('LBC')
    await ship.getByLabel('Tracking number').fill('LBC 77')
    await ship.getByRole('button', { name: 'Ship' }).click()
    await desk.getByText('LBC 77').waitFor()
    await at.go('/s-points/mall/detail')
    await page.locator('[data-tone=ok]').getByText('Shipped', { exact: true }).waitFor()
    await page.getByRole('link').filter({ hasText: 'Week umbrella' }).click()
    await page.getByText('LBC 77').waitFor()
    await shoot('shipped')
    await desk.getByRole('button', { name: 'Complete' }).click()
    await desk.getByRole('dialog', { name: 'Complete' }).getByRole('button', { name: 'Complete' }).click()
    await desk.getByText('Received', { exact: true }).first().waitFor()
    await openRow('Week mug')
    await desk.getByRole('button', { name: 'Fail and refund' }).click()
    const fail = desk.getByRole('dialog', { name: 'Fail and refund' })
    await fail.getByLabel('Reason').fill('The last one broke')
    await fail.getByRole('button', { name: 'Fail and refund' }).click()
    await desk.getByText('Failed', { exact: true }).first().waitFor()
    expect(office.troubles).toEqual([])
    await office.close()
    await at.go('/s-points/mall/detail')
    await page.locator('[data-tone=bad]').getByText('Failed', { exact: true }).waitFor()
    await page.locator('[data-tone=ok]').getByText('Received', { exact: true }).waitFor()
    await shoot('ended')
    await at.go('/my/news')
    // Beside its title a message says that it is unread.
    for (const step of ['Redemption not completed', 'Item received', 'Your item is on its way'])
      await page.getByText(step).waitFor()
    await shoot('messages')
    expect(await coins()).toBe(880 - 300)
  })

  part(
    'finds every Filcoin in the list of movements by day, and the auditor a ground behind each [POINTS-89]',
    async () => {
      const { data } = await ask(world, 'GET /promo/task/history', { query: { page_size: '50' } }, luz)
      const sum = data.d.reduce((total, { amount }) => total + Number(amount.replace('+', '')), 0)
      expect([data.t, sum, data.d[0]?.balance_after]).toEqual([16, 580, '580'])
      await at.go('/s-points/movements')
      const list = page.getByRole('list', { name: 'Filcoin history' })
      await list.getByText('Balance 580').first().waitFor()
      const days = data.d.map(({ created_at }) => manilaDay(created_at * 1000))
      // The second page comes when the end of the first is in sight.
      await list.getByRole('listitem').last().scrollIntoViewIfNeeded()
      await list
        .getByRole('heading')
        .nth(new Set(days).size - 1)
        .waitFor()
      const named = await list.getByRole('heading').allTextContents()
      expect([named.length, new Set(named).size]).toEqual([new Set(days).size, new Set(days).size])
      // Each name stands at the head of the first row of its day.
      await expect
        .poll(() => list.getByRole('listitem').evaluateAll(rows => rows.map(row => row.firstElementChild?.className)))
        .toEqual(days.map((day, at) => (day === days[at - 1] ? 'earnRow' : 'earnDay')))
      await shoot('movements')
      const { findings } = await auditAll({ ...world, grounds: journalGrounds({ isLocal: false }) })
      expect(findings.filter(({ check }) => check !== 'beyond')).toEqual([])
    },
  )
})
