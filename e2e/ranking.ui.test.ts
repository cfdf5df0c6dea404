import { dayText, momentText } from '@saya/contract/manilaText.ts'
import { dayMs, manilaDay, startOfManilaDay } from '@saya/money'
import {
  createOperator,
  desktop,
  isPart,
  journey,
  offerFor,
  openBrowser,
  openWorld,
  type Player,
  type PromotionDesk,
  promotionDesk,
  rankingTerms,
  rankingTools,
  rewardTools,
  visit,
  type Visitor,
  type World,
} from '@saya/testing'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { setGate } from '../apps/server/features/gate/index.ts'
import { enterOffice } from './enterOffice.ts'
import { findViolations } from './findViolations.ts'

let world: World
let browser: Browser
let tools: ReturnType<typeof rankingTools>
let desk: PromotionDesk
let contest: string
let players: readonly Player[]
let at: Visitor
let page: Page
const opened: Visitor[] = []
beforeAll(async () => {
  world = await openWorld({ pages: true })
  browser = await openBrowser()
  tools = rankingTools(world)
  desk = await promotionDesk(world)
  players = await Promise.all(Array.from({ length: 14 }, () => world.player({ kyc: 'fully_kyc' })))
  const to = new Date(world.clock.now() + 9 * dayMs).toISOString().slice(0, 10)
  const title = ['Slot ranking of the day', 'Slot ranking ng araw'] as const
  contest = await tools.open(desk, { from: tools.yesterday(), to }, { title: [...title] })
})
afterAll(async () => {
  await browser.close()
  await world.close()
})
afterEach(async ({ task }) => {
  for (const one of opened) expect(one.troubles).toEqual([])
  if (!isPart(task)) await leave()
})

async function leave(): Promise<void> {
  for (const one of opened.splice(0)) await one.close()
}

async function arrive(options: Parameters<typeof visit>[2] = {}): Promise<Visitor> {
  const one = await visit(browser, world, options)
  opened.push(one)
  return one
}

async function enter(): Promise<void> {
  at = await arrive({ as: player(11), theme: 'light' })
  page = at.page
}

const pictures = process.env.PICTURES
async function shoot(of: Page, name: string): Promise<void> {
  if (pictures) await of.screenshot({ path: `${pictures}/${name}.png`, fullPage: true })
}

const own = () => page.getByRole('region', { name: 'My position' })
const rows = () => page.getByRole('table').locator('tbody').getByRole('row')
const tab = (name: string) => page.getByRole('tab', { name })

const player = (index: number) => players[index] as Player

journey('a day of a contest, from its first play to its prize', { begin: enter, end: leave }, part => {
  part(
    'the page has the contest of the day, how long it runs and plainly that nobody is in it [ROUTE-29, PROMO-21, PROMO-23]',
    async () => {
      await at.go('/welfare/betting-rank')
      await page.getByRole('heading', { name: 'Slot ranking of the day' }).waitFor()
      const head = (await page.locator('.rankingHead').innerText()).replaceAll('\n', ' ')
      expect(head).toContain('₱100,000.00')
      await page.getByRole('timer').waitFor()
      const left = /^(\d+) hours and (\d+) minutes left$/.exec((await page.getByRole('timer').textContent()) ?? '')
      const minutesLeft = (startOfManilaDay(world.clock.now()) + dayMs - world.clock.now()) / 60_000
      const shown = Number(left?.[1]) * 60 + Number(left?.[2])
      expect([minutesLeft - shown >= 0, minutesLeft - shown < 2]).toEqual([true, true])
      const ticking = page.locator('.rankingHead .countdownPart b')
      const before = await ticking.allTextContents()
      await page.getByText('Nobody is in it yet').waitFor()
      await own().getByText('Not placed yet').waitFor()
      expect(await findViolations(page)).toEqual([])
      await expect.poll(() => ticking.allTextContents()).not.toEqual(before)
    },
  )

  part('its promotion page and its place in the list of promotions lead to it [PROMO-242]', async () => {
    const door = page.getByRole('link', { name: 'See the ranking' })
    await at.go('/promotions')
    await door.click()
    await page.waitForURL('**/welfare/betting-rank')
    await at.go('/promotions')
    await page.getByRole('link', { name: /^Slot ranking of the day/ }).click()
    await page.getByText('It is worked out after each day.').waitFor()
    expect(await findViolations(page)).toEqual([])
    await shoot(page, 'ranking-promotion')
    await door.click()
    await page.waitForURL('**/welfare/betting-rank')
    await page.getByRole('heading', { name: 'Slot ranking of the day' }).waitFor()
  })

  part(
    'who plays is in the list as it was counted last, in pages of ten with player, bet, bonus and index [PROMO-24, PROMO-25, PROMO-27, PROMO-28, PROMO-30]',
    async () => {
      for (const [index, one] of players.entries()) {
        await tools.play(one, { day: tools.today(), pesos: BigInt(20_000 - 1000 * index) })
      }
      await tools.count()
      const [, countedAt = ''] = /, (\d+:\d\d [AP]M)$/.exec(momentText(world.clock.now())[0]) ?? []
      world.clock.advance(3 * 60_000)
      await at.go('/welfare/betting-rank')
      await rows().nth(9).waitFor()
      expect(await rows().count()).toBe(10)
      expect((await rows().first().innerText()).split(/\s+/)).toEqual([
        '1',
        expect.stringContaining('***'),
        '₱20,000.00',
        '₱25,000.00',
      ])
      await page.getByText(`Updated at ${countedAt}. Counted every minute.`, { exact: true }).waitFor()
      expect((await own().innerText()).split('\n')).toEqual(
        expect.arrayContaining([
          'Position',
          '12',
          'My slot play',
          '₱9,000.00',
          'Prize now',
          '₱700.00',
          'To ₱1,000.00 (position 10)',
          '₱2,000.01 more play as of now',
        ]),
      )
      await shoot(page, 'ranking-today-light')
      await page.getByRole('button', { name: 'Next' }).click()
      await page.getByText('Page 2 of 2').waitFor()
      await page.getByRole('rowheader', { name: 'You' }).waitFor()
      expect(await rows().count()).toBe(4)
      expect(await findViolations(page)).toEqual([])
    },
  )

  part(
    'its rules say what counts, each prize and what has to be played [PROMO-22, PROMO-31, PROMO-32, PROMO-33, PROMO-34, PROMO-35]',
    async () => {
      await tab('Rules').click()
      await page.getByText('Only slot bets count, from 00:00 to 23:59.').waitFor()
      await page.getByText('You can withdraw a prize once you have bet 2 times its amount.').waitFor()
      expect(await prizes()).toMatchObject({ '1st': '₱25,000.00', '2nd': '₱12,000.00', '3rd': '₱8,000.00' })
      await shoot(page, 'ranking-rules-light')
    },
  )

  part(
    'the prizes go on to the hundredth place [PROMO-36, PROMO-37, PROMO-38, PROMO-39, PROMO-40, PROMO-41]',
    async () => {
      expect(await prizes()).toMatchObject({
        '4th': '₱6,000.00',
        '5th': '₱5,000.00',
        '6th': '₱3,500.00',
        '7th': '₱2,500.00',
        '8th': '₱2,000.00',
        '9th': '₱1,500.00',
      })
    },
  )

  part('and many places are given the same [PROMO-42, PROMO-43, PROMO-44, PROMO-45]', async () => {
    expect(await prizes()).toMatchObject({
      '10th': '₱1,000.00',
      '11th to 20th': '₱700.00 each',
      '21st to 50th': '₱400.00 each',
      '51st to 100th': '₱290.00 each',
    })
    expect(await findViolations(page)).toEqual([])
  })

  part(
    'whoever takes a break reads why they are not in it, and sees no prize, list or end of the day [FACT-73]',
    async () => {
      const resting = await world.player({ kyc: 'fully_kyc' })
      const nowMs = world.clock.now()
      const gate = {
        uid: resting.uid,
        cause: 'time_out',
        openUntilMs: null,
        closedUntilMs: nowMs + dayMs,
        nowMs,
      } as const
      await world.db.member(resting.uid, tx => setGate(tx, gate))
      const own = await arrive({ as: resting })
      await own.go('/welfare/betting-rank')
      await own.page.getByText('Why you are not in it now').waitFor()
      await own.page.getByText('No prizes yet').waitFor()
      expect(await own.page.getByRole('tab').allInnerTexts()).toEqual(['History'])
      for (const offer of ['timer', 'table']) expect(await own.page.getByRole(offer as 'timer').count()).toBe(0)
      expect(await own.page.getByRole('main').innerText()).not.toContain('₱')
      expect(await findViolations(own.page)).toEqual([])
      await own.close()
      opened.splice(opened.indexOf(own), 1)
    },
  )

  part('staff see who would win, and hold one prize with a reason [PROMO-119]', async () => {
    const operator = await createOperator(world, { role: 'risk' })
    const office = await arrive({ viewport: desktop })
    await office.go('/office/rankings')
    await enterOffice(office.page, operator)
    const day = office.page.getByRole('row', { name: new RegExp(tools.today()) })
    expect(await day.innerText()).toContain('Running')
    await day.getByRole('link').click()
    const first = office.page.getByRole('row', { name: /20,000\.00/ })
    await first.waitFor()
    expect(await findViolations(office.page)).toEqual([])
    await first.getByRole('checkbox').check()
    await office.page.getByRole('button', { name: 'Hold the prize' }).click()
    const dialog = office.page.getByRole('dialog')
    await dialog.getByLabel('Reason').fill('Two accounts on one device')
    await dialog.getByRole('button', { name: 'Hold the prize' }).click()
    await dialog.waitFor({ state: 'detached' })
    await office.page.getByText('Two accounts on one device').waitFor()
    await shoot(office.page, 'ranking-office')
    await office.close()
    opened.splice(opened.indexOf(office), 1)
  })

  part(
    'the night pays, the history has date, bet, position and bonus, and the own place is proven in the browser [PROMO-26, PROMO-29, PROMO-118, PROMO-240]',
    async () => {
      world.clock.advance(dayMs)
      await tools.settle()
      await rewardTools(world).sweep()
      await at.go('/welfare/betting-rank')
      await tab('History').click()
      const won = page.getByRole('listitem').filter({ hasText: 'Position' })
      await won.first().waitFor()
      expect((await won.first().innerText()).split('\n').filter(Boolean)).toEqual([
        expect.stringMatching(/^[A-Z][a-z]+ \d+, \d{4}$/),
        'Credited',
        'Bet',
        '₱9,000.00',
        'Position',
        '12',
        'Bonus',
        '₱700.00',
        'Check',
      ])
      await won.getByRole('button').click()
      await page.getByText('Your position is part of the list that was signed for this day.').waitFor()
      expect(await findViolations(page)).toEqual([])
      await shoot(page, 'ranking-history-light')
    },
  )

  part(
    'the rules show the fingerprint of the list that was signed last, and lead to that list [PROMO-342]',
    async () => {
      await tab('Rules').click()
      const last = page.getByRole('region', { name: /^Result of / })
      await last.getByText('The list of 14 players was signed when the day was over.').waitFor()
      const shown = (await last.getByText(/^Fingerprint of the list: /).innerText()).replace(/^.*: /, '')
      expect(await findViolations(page)).toEqual([])
      const [list] = await Promise.all([
        page.context().waitForEvent('page'),
        last.getByRole('link', { name: 'Show the signed list' }).click(),
      ])
      const { data } = JSON.parse(await list.locator('pre').innerText())
      expect([shown, data.entrants]).toEqual([data.root, 14])
      await list.close()
      await shoot(page, 'ranking-rules-signed')
    },
  )

  part('a list that was signed anew with another key, shown beside it, does not hold [PROMO-240]', async () => {
    await tools.signAnew()
    await at.go('/welfare/betting-rank')
    await tab('History').click()
    await page.getByRole('button', { name: /^Check the position/ }).click()
    await page.getByText('This list was not signed with our published key.').waitFor()
    await shoot(page, 'ranking-wrong-signature')
  })

  part('a list in which somebody changed a prize does not hold, and the page says so [PROMO-118]', async () => {
    await tools.changePrize(player(11))
    await at.go('/welfare/betting-rank')
    await tab('History').click()
    await page.getByRole('button', { name: /^Check the position/ }).click()
    await page.getByText('Your position does not match the signed list.').waitFor()
  })

  part('in the dark and in Tagalog the page is as readable', async () => {
    await leave()
    at = await arrive({ as: player(2), language: 'tl', theme: 'dark' })
    page = at.page
    await at.go('/welfare/betting-rank')
    await page.getByRole('heading', { name: 'Slot ranking ng araw' }).waitFor()
    await page.getByText('Wala pang kasali').waitFor()
    expect(await findViolations(page)).toEqual([])
    await shoot(page, 'ranking-dark')
  })

  part(
    'one that is switched off says so, and the result of the last list stays there [PROMO-120, PROMO-342]',
    async () => {
      const { second } = await promotionDesk(world)
      expect((await desk.stop(contest, second)).status).toBe(200)
      await at.go('/welfare/betting-rank')
      await page.getByText('Naka-off muna ang contest.').waitFor()
      const last = page.getByRole('region', { name: /^Resulta noong / })
      const shown = (await last.getByText(/^[^:]+: [\da-f]{64}$/).innerText()).replace(/^.*: /, '')
      const href = await last.getByRole('link', { name: 'Ipakita ang pinirmahang listahan' }).getAttribute('href')
      const list = await fetch(new URL(href ?? '', world.url), { headers: { accept: 'application/json' } })
      expect((await list.json()).data.root).toBe(shown)
      expect(await findViolations(page)).toEqual([])
      await shoot(page, 'ranking-off')
    },
  )

  part(
    'its next terms are agreed to from tomorrow on, and the page and the office name that day [PROMO-252]',
    async () => {
      const [tomorrow, last_day] = [manilaDay(world.clock.now() + dayMs), manilaDay(world.clock.now() + 5 * dayMs)]
      const audience = { once_per_id: false }
      const next = { first_day: tomorrow, last_day, terms: rankingTerms, budget: '9000000', audience }
      await (await promotionDesk(world)).agreeOn(contest, offerFor(world, next))
      await at.go('/welfare/betting-rank')
      const [, day] = dayText(Date.parse(tomorrow))
      await page.getByText(`Naka-off ang contest ngayon. Babalik ito sa ${day}.`).waitFor()
      expect(await findViolations(page)).toEqual([])
      await shoot(page, 'ranking-back')
      const office = await arrive({ viewport: desktop })
      await office.go(`/office/promotions/${contest}`)
      await enterOffice(office.page, await createOperator(world, { role: 'finance' }))
      await office.page.getByRole('tab', { name: 'Versions' }).click()
      const version = (number: number) => office.page.getByRole('region', { name: `Version ${number}` })
      await version(2).getByText(`From ${tomorrow}`).waitFor()
      await version(1).getByText('Stopped', { exact: true }).waitFor()
      expect(await findViolations(office.page)).toEqual([])
      await shoot(office.page, 'ranking-versions')
    },
  )
})

async function prizes(): Promise<Record<string, string>> {
  const said = await page.locator('.rankingPrizes > div').allInnerTexts()
  return Object.fromEntries(said.map(row => row.split('\n').filter(Boolean)))
}
