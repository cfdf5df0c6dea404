import { nameOfCashType } from '@saya/contract/transaction/cashTypes.ts'
import { dayMs, manilaDay, startOfManilaDay } from '@saya/money'
import {
  approve,
  ask,
  askOffice,
  boxTools,
  endTallyDay,
  findTopGame,
  grantDeps,
  journey,
  leaveRoom,
  openBrowser,
  openWorld,
  phone,
  type Player,
  type PromotionDesk,
  promotionDesk,
  rankingTools,
  readJournal,
  rebateTerms,
  rewardTools,
  signInWithCode,
  staffOf,
  tellMessages,
  type Visitor,
  visit,
  vipTools,
  workDay,
  type World,
} from '@saya/testing'
import type { Browser, Page } from 'playwright-core'
import { expect } from 'vitest'
import { payDays, seeToPromotions } from '../apps/server/features/promotion/index.ts'
import { auditAll, openMonths } from '../apps/server/features/wallet/index.ts'
import { journalGrounds } from '../apps/server/worker/journalGrounds.ts'
import { findViolations } from './findViolations.ts'

const hourMs = 3_600_000

let world: World
let browser: Browser
let desk: PromotionDesk
let box: ReturnType<typeof boxTools>
let ranking: ReturnType<typeof rankingTools>
let vip: ReturnType<typeof vipTools>
let slot: number
let ana: Player
let bea: Player
let at: Visitor
let page: Page
const firstDay: { value: string } = { value: '' }

async function begin(): Promise<void> {
  world = await openWorld({ pages: true, remembersSessions: true })
  browser = await openBrowser()
  world.clock.advance(startOfManilaDay(world.clock.now()) + dayMs + 10 * hourMs - world.clock.now())
  await leaveRoom(world)
  const nowMs = world.clock.now()
  for (const ms of [nowMs - 40 * dayMs, nowMs]) await world.db.memberSchema(0, tx => openMonths(tx, ms))
  ;[desk, box, ranking, vip] = [await promotionDesk(world), boxTools(world), rankingTools(world), vipTools(world)]
  slot = (await findTopGame(world)).id
  firstDay.value = manilaDay(world.clock.now())
  const lastDay = manilaDay(world.clock.now() + 9 * dayMs)
  await box.turn()
  await desk.live({ audience: { once_per_id: false }, terms: rebateTerms, title: ['Rebate', 'Rebate'] }, 'rebate')
  await ranking.open(desk, { from: firstDay.value, to: lastDay })
  ;[ana, bea] = [await vip.player(), await vip.player()]
  for (const one of [ana, bea]) await approve(world, one)
  await arrive(ana)
}

async function end(): Promise<void> {
  for (const own of phones.values()) await putAway(own)
  await browser.close()
  await world.close()
}

/** What the worker does in a night: it counts the day that has ended, and gives what it came to. */
async function night(): Promise<void> {
  const day = manilaDay(world.clock.now())
  await readJournal(world)
  world.clock.advance(startOfManilaDay(world.clock.now()) + dayMs + 10 * hourMs - world.clock.now())
  await endTallyDay(world, day)
  await box.turn()
  await box.prove()
  await workDay(world, payDays(grantDeps(world)))
  await workDay(world, ranking.settling())
  await minute()
}

async function minute(): Promise<void> {
  await vip.minute()
  await seeToPromotions(grantDeps(world))
  await rewardTools(world).sweep()
  await tellMessages(world)
}

async function putAway(own: Visitor | undefined): Promise<void> {
  expect(own?.troubles).toEqual([])
  await own?.close()
}

/** Each of them has a phone of their own. */
const phones = new Map<bigint, Visitor>()

async function arrive(as: Player, { anew = false } = {}): Promise<void> {
  const own = phones.get(as.uid)
  if (anew) await putAway(own)
  at = (anew ? undefined : own) ?? (await visit(browser, world, { as, viewport: phone }))
  phones.set(as.uid, at)
  page = at.page
}

const dialog = (name: string) => page.getByRole('dialog', { name })
async function closeWith(name: string): Promise<void> {
  await dialog(name).getByRole('button', { name: 'Okay' }).click()
  await dialog(name).waitFor({ state: 'detached' })
}

/** Every bonus of a member by its name, as the server lists them. */
async function bonusesOf(player: Player): Promise<readonly string[]> {
  const { data } = await ask(world, 'GET /promo/transaction/bonus', { query: { time_flag: '30' } }, player)
  return data.d.map(({ cash_type, bonus }) => `${cash_type} ${bonus}`).toSorted()
}

/** What the messages of a member say of bonuses, in the same words. */
async function toldOf(player: Player): Promise<readonly string[]> {
  const { data } = await ask(world, 'GET /member/message/list', { query: { page_size: '50' } }, player)
  const told = data.d.filter(({ cash_type: cashType }) => cashType > 4000)
  return told.map(({ cash_type, amount }) => `${cash_type} ${amount}`).toSorted()
}

/** The kinds of the credits that ask for play yet. */
async function lotsOf(player: Player): Promise<readonly number[]> {
  const { data } = await ask(world, 'GET /finance/wallet/lots', {}, player)
  return data.d.map(({ cash_type: cashType }) => cashType)
}

/** What the office lists of a member's postings. */
async function postedOf({ uid }: Player, token: string): Promise<readonly string[]> {
  const input = { params: { uid: String(uid) }, query: { page_size: '100' } }
  const { data } = await askOffice(world, 'GET /office/api/member/:uid/posting/list', input, token)
  return data.d.map(({ name, amount }) => `${name} ${amount}`)
}

let boxed = ''
let beaBoxed = ''

/** Opens the box that waits, and reads what was in it. */
async function openBox(): Promise<string> {
  const overlay = dialog('Mystery Box')
  await overlay.getByRole('button', { name: 'Open', exact: true }).click()
  const heading = overlay.getByRole('heading', { name: /^You get \d+\.\d\d PHP$/ })
  const amount = ((await heading.textContent()) ?? '').replace(/[^\d.]/g, '')
  await overlay.waitFor({ state: 'detached' })
  return amount
}

journey('three Manila days of a member, on a phone', { begin, end }, part => {
  part(
    'on the first day play brings three levels at once, told in one popup with their sum; the ranking has the place [VIP-26]',
    async () => {
      await at.go('/s-vip')
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.getByRole('link', { name: 'Back' }).click()
      await vip.play(ana, 12_000, slot)
      await vip.play(bea, 8_000, slot)
      await minute()
      await ranking.count()
      await dialog('VIP Upgrade Bonus').getByText('You are now VIP 3.').waitFor()
      await dialog('VIP Upgrade Bonus').getByText('Your VIP level went up. ₱54.00 was added to your balance.').waitFor()
      expect(await findViolations(page)).toEqual([])
      await closeWith('VIP Upgrade Bonus')
      expect(await page.getByRole('dialog').count()).toBe(0)
      await at.go('/welfare/betting-rank')
      const own = page.getByRole('region', { name: 'My position' })
      await own.getByText('₱12,000.00').waitFor()
      expect((await own.innerText()).split('\n')).toEqual(expect.arrayContaining(['Position', '1', '₱25,000.00']))
    },
  )

  part(
    'on the second day the prize is there, the box is opened, the rebate collected, and a bonus given back',
    async () => {
      await night()
      await closeWith('Slot Betting Ranking')

      // The box lies over whichever page is opened first.
      await at.go('/')
      boxed = await openBox()

      await at.go('/welfare/betting-rank')
      await page.getByRole('tab', { name: 'History' }).click()
      await page.getByText('Credited', { exact: true }).waitFor()
      await page.getByRole('button', { name: /^Check the position of/ }).click()
      await page.getByText(/Your position is part of the list that was signed/).waitFor()

      await at.go('/welfare/cq9-page')
      const mine = page.getByRole('region', { name: 'My Bonus' })
      await mine.getByText('₱60.00', { exact: true }).waitFor()
      await mine.getByRole('button', { name: 'Collect' }).click()
      await page.getByText('₱60.00 was added to your balance.').waitFor()

      await at.go('/my')
      await page.getByRole('button', { name: 'Withdraw', exact: true }).click()
      await page.getByRole('button', { name: 'Why can it not be withdrawn?' }).click()
      const why = dialog('Non-withdrawable amount')
      await why.getByRole('button', { name: 'Give back: Slot Betting Ranking' }).click()
      const question = dialog('Give back Slot Betting Ranking?')
      await question.getByText('₱25,000.00 is taken from your balance').waitFor()
      await question.getByRole('button', { name: 'Give it back' }).click()
      await page.getByText('The bonus was given back. ₱25,000.00 was taken from your balance.').waitFor()
    },
  )

  part('another member opens her box on that day, and her play leads the ranking and comes to a level', async () => {
    await arrive(bea)
    // What tells of bonuses comes before the box.
    const okay = page.getByRole('dialog').getByRole('button', { name: 'Okay' })
    await page.addLocatorHandler(okay, () => okay.click())
    await at.go('/')
    beaBoxed = await openBox()
    await vip.play(bea, 5000, slot)
    await vip.play(ana, 500, slot)
    await readJournal(world)
    await ranking.count()
    await at.go('/welfare/betting-rank')
    const own = page.getByRole('region', { name: 'My position' })
    await own.getByText('₱5,000.00').waitFor()
    expect((await own.innerText()).split('\n')).toEqual(expect.arrayContaining(['Position', '1', '₱25,000.00']))
  })

  part('who excludes themselves on that day is given what was promised before, free to be withdrawn', async () => {
    // To exclude oneself asks for a sign-in of minutes ago.
    bea = { ...bea, ...(await signInWithCode(world, bea.phone)) }
    await arrive(bea, { anew: true })
    await at.go('/s-safer-play')
    const section = page.getByRole('region', { name: 'Exclude yourself' })
    await section.getByRole('radio', { name: /^6 months/ }).check()
    await section.getByRole('button', { name: 'Exclude myself' }).click()
    const question = dialog('Exclude yourself for 6 months?')
    await question.getByRole('button', { name: 'Exclude myself' }).click()
    await dialog('You are excluded from play').waitFor()
    await minute()
    // The level that her play came to on this day is not raised any more.
    expect(await bonusesOf(bea)).toEqual([`4001 ${beaBoxed}`, '4003 18.00', '4003 8.00', '4005 40.00', '4007 12000.00'])
    expect((await ask(world, 'GET /member/vip', {}, bea)).data).toMatchObject({ vip: 2, is_quiet: true })
    // The places are counted once a minute.
    world.clock.advance(60_000)
    await ranking.count()
    const { data: list } = await ask(world, 'GET /promo/ranking/list', { query: { page: '1' } }, ana)
    expect(list.d.map(({ bet, is_own: isOwn }) => [bet, isOwn])).toEqual([['500.00', true]])
    const { data } = await ask(world, 'GET /finance/wallet', {}, bea)
    expect(data.withdrawable).toBe(data.balance)
  })

  part('on the third day she is offered nothing, promised nothing and told why, and keeps her records', async () => {
    await night()
    await arrive(bea)
    await at.go('/promotions')
    await page.getByText('Promotions are off while you take a break from play.').waitFor()
    expect(await findViolations(page)).toEqual([])
    await at.go('/')
    await page.getByRole('heading', { level: 1 }).or(page.getByRole('navigation')).first().waitFor()
    expect(await dialog('Mystery Box').count()).toBe(0)
    await at.go('/s-transaction/bonus?time_flag=30')
    await page.getByText('Slot Betting Ranking').first().waitFor()
    const bonuses = await bonusesOf(bea)
    expect(bonuses).toHaveLength(5)
    // Her play of the second day would have brought a box, a rebate and the first prize.
    expect(await box.open(bea)).toMatchObject({ code: 'promotion_paused' })
    const { data: rebate } = await ask(world, 'GET /promo/rebate/detail', { query: { pid: '6' } }, bea)
    expect(rebate).toMatchObject({ bonus: '0.00', unclaimed: 0, rewards: [], why_not: { code: 'promotion_paused' } })
    // What came behind the exclusion came without a notice, and asks for no play.
    expect(await toldOf(bea)).toEqual(bonuses.filter(row => !row.startsWith('4005')))
    expect(await lotsOf(bea)).toEqual([])
    const { data } = await ask(world, 'GET /promo/ranking/history', {}, bea)
    expect(data.d).toMatchObject([{ date: firstDay.value, position: 2, status: 'posted' }])
  })

  part(
    'on the third day each amount is found in transactions, lots and messages, and the box of her phone is proven there [PROMO-103]',
    async () => {
      await arrive(ana)
      const expected = ['4001', '4003', '4003', '4003', '4005', '4007', '4007']
      const bonuses = await bonusesOf(ana)
      expect(bonuses.map(row => row.split(' ')[0])).toEqual(expected)
      expect(bonuses).toEqual(expect.arrayContaining([`4001 ${boxed}`, '4003 28.00', '4005 60.00', '4007 25000.00']))
      await at.go('/s-transaction/bonus?time_flag=30')
      for (const name of ['Mystery Box', 'Level Up Bonus', 'CQ9 Daily Rebate', 'Slot Betting Ranking']) {
        await page.getByText(name).first().waitFor()
      }
      expect(await findViolations(page)).toEqual([])
      // The prize of the second day is locked; the one that was given back is gone.
      expect((await lotsOf(ana)).filter(cashType => cashType === 4007)).toHaveLength(1)
      expect(await toldOf(ana)).toEqual(bonuses)
      await at.go('/blind-box')
      await page.getByRole('heading', { name: 'Boxes available' }).waitFor()
      await page.locator('li[data-verdict="holds"]').first().waitFor()
      // Whoever excluded herself was ahead of her on the second day, and takes no place.
      const { data: won } = await ask(world, 'GET /promo/ranking/history', {}, ana)
      expect(won.d.map(({ position, bet }) => [position, bet])).toEqual([
        [1, '500.00'],
        [1, '12000.00'],
      ])
    },
  )

  part('the office finds the same of both, and the auditor has nothing to say', async () => {
    const { token } = await staffOf(world, { role: 'finance' })
    for (const player of [ana, bea]) {
      const bonuses = await bonusesOf(player)
      const named = bonuses.map(row => row.replace(/^\d+/, cashType => nameOfCashType(Number(cashType))))
      expect(await postedOf(player, token)).toEqual(expect.arrayContaining(named))
    }
    expect(await postedOf(ana, token)).toContain('Bonus given back -25000.00')
    await readJournal(world)
    const { findings } = await auditAll({ ...world, grounds: journalGrounds({ isLocal: false }) })
    const own = findings.filter(
      ({ detail }) => !/nothing is called (first money|fund|paid in for levels) /.test(detail),
    )
    expect(own).toEqual([])
  })
})
