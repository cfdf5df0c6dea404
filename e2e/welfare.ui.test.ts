import { dayMs, manilaDay, unitsPerPeso } from '@saya/money'
import {
  approvedPlayer,
  ask,
  createOperator,
  desktop,
  expectRefusals,
  findTopGame,
  journey,
  keepRound,
  leaveRoom,
  openBrowser,
  openWorld,
  payIn,
  type Player,
  type PromotionDesk,
  promotionDesk,
  rebateTerms,
  rewardTools,
  showBanner,
  tallyPlay,
  testClock,
  type Visitor,
  visit,
  type World,
} from '@saya/testing'
import { sql } from 'kysely'
import type { Browser, Page } from 'playwright-core'
import { expect } from 'vitest'
import { enterOffice } from './enterOffice.ts'
import { findViolations } from './findViolations.ts'
import { holdCalls } from './holdCalls.ts'
import { promoFetches } from './promoFetches.ts'

expectRefusals('Failed to load resource: net::ERR_FAILED')

let world: World
let browser: Browser
let desk: PromotionDesk
let rebate: string
let ana: Player
let at: Visitor
let page: Page
const opened: Visitor[] = []
let game: Awaited<ReturnType<typeof findTopGame>>
const pictures = process.env.WELFARE_PICTURES

async function picture(name: string, of = page): Promise<void> {
  if (pictures) await of.screenshot({ path: `${pictures}/${name}.png`, fullPage: true })
}

const android =
  'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0 Mobile Safari/537.36'

/** The loss rebate of the documents, on its last day. */
const campaign = { first_day: '2025-09-01', last_day: '2025-12-31' }

async function begin(): Promise<void> {
  world = await openWorld({ pages: true, clock: testClock(Date.parse(`${campaign.last_day}T10:00:00+08:00`)) })
  browser = await openBrowser()
  desk = await promotionDesk(world)
  game = await findTopGame(world)
  await leaveRoom(world)
  for (const type of [9, 10]) await showBanner(world, type)
  const yesterday = manilaDay(world.clock.now() - dayMs)
  const open = { audience: { once_per_id: false }, first_day: yesterday }
  rebate = await desk.live({ ...open, terms: rebateTerms, title: ['CQ9 Daily Rebate', 'CQ9 Daily Rebate'] }, 'rebate')
  const lossTerms = { share: '1', least: '1000', most: '5000', games: [], providers: [] }
  const title: [string, string] = ['TPG Daily Loss Rebate', 'TPG Daily Loss Rebate']
  await desk.live({ ...open, ...campaign, terms: lossTerms, budget: '50000', title }, 'lossRebate')
  // A day goes by what was agreed to before it began.
  await world.db.ref(tx =>
    sql`update promotion_version set decided_at = decided_at - interval '2 days', proposed_at = proposed_at - interval '2 days'`.execute(
      tx,
    ),
  )
  ana = await approvedPlayer(world)
  await tallyPlay(world, ana, { day: yesterday, game: game.id, bet: 2_000n * unitsPerPeso, win: 0n })
  const noonMs = Date.parse(`${yesterday}T12:00:00+08:00`)
  await keepRound(world, ana, { seq: 1, game: game.id, bet: 2_000n * unitsPerPeso, win: 0n, atMs: noonMs })
  const other = await approvedPlayer(world)
  await keepRound(world, other, { seq: 1, game: game.id, bet: unitsPerPeso, win: 555n * unitsPerPeso, atMs: noonMs })
  const won = { seq: 2, game: game.id, bet: unitsPerPeso, win: 777n * unitsPerPeso, atMs: world.clock.now() }
  await keepRound(world, ana, won)
  const tools = rewardTools(world)
  const expiresAtMs = world.clock.now() + 5 * dayMs
  const waiting = { kind: 4005, name: `cq9 ${yesterday}`, amount: 123_400n, multiple: 0, expiresAtMs } as const
  await tools.promise(ana, waiting)
  await payIn(world, ana, 1_000_000n)
  const { key } = await tools.promise(ana, { amount: 500_000n, multiple: 1 })
  await tools.collect(key)
  await arrive({ as: ana, context: { userAgent: android } })
}

/** Somebody else, or elsewhere. */
async function arrive(wish: Parameters<typeof visit>[2]): Promise<void> {
  const before = opened.pop()
  expect(before?.troubles ?? []).toEqual([])
  await before?.close()
  at = await visit(browser, world, wish)
  opened.push(at)
  page = at.page
}

async function end(): Promise<void> {
  expect(at.troubles).toEqual([])
  await at.close()
  await browser.close()
  await world.close()
}

const card = (name: string | RegExp) => page.locator('.welfareCards').getByRole('link', { name })
const typeOf = (name: string | RegExp) => card(name).getAttribute('data-type')
const path = () => new URL(page.url()).pathname

/** In both lights, at either width. */
async function looksRight(name: string): Promise<void> {
  for (const theme of ['light', 'dark'] as const) {
    await page.evaluate(wanted => {
      document.documentElement.dataset.theme = wanted
    }, theme)
    await picture(`${name}-${theme}`)
    const found = await findViolations(page)
    if (pictures) console.log(name, theme, found)
    else expect(found).toEqual([])
  }
}

journey('a member on the Welfare page', { begin, end }, part => {
  part(
    'comes to it by the third tab, and finds what bonuses came to, the way to them and to customer service [PROMO-01, PROMO-02, PROMO-03, PROMO-04, ROUTE-28]',
    async () => {
      await at.go('/')
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Welfare' }).click()
      await page.waitForURL('**/welfare')
      const total = page.getByRole('region', { name: 'Total Bonus Claimed' })
      await total.getByText('₱50.00').waitFor()
      expect((await total.innerText()).split('\n').filter(Boolean)).toEqual([
        'Total Bonus Claimed (PHP)',
        '₱50.00',
        'Detail',
      ])
      const service = page.locator('.welfareBar').getByRole('link', { name: 'Customer service' })
      expect([await service.getAttribute('href'), await service.locator('svg').count()]).toEqual(['/service', 1])
      expect(await page.getByRole('link', { name: 'Detail' }).getAttribute('href')).toBe('/s-transaction/bonus')
    },
  )

  part(
    'sees the cards in their order, the download fifth on Android; the VIP tab is off [PROMO-05, PROMO-17, PROMO-18]',
    async () => {
      await card('Provider rebate').or(card('Daily loss rebate')).first().waitFor()
      const titles = await page.locator('.welfareCards b').allTextContents()
      expect(titles).toEqual([
        'Cashback',
        'Mystery Box',
        'VIP bonuses',
        'Daily loss rebate',
        'Get the app',
        'Provider rebate',
        'Daily tasks',
        'Daily wins',
        'Invite friends',
        'Filcoins',
        'More to come',
      ])
      expect(await page.getByRole('tab', { name: 'General Bonus' }).getAttribute('aria-selected')).toBe('true')
      expect(await page.getByRole('tab', { name: 'VIP Bonus' }).isDisabled()).toBe(true)
      await looksRight('welfare')
    },
  )

  part('reads on the card of boxes why there is none, and on no card that is for them [PROMO-340]', async () => {
    await card(/Mystery Box/)
      .getByText('There are no Mystery Boxes today.')
      .waitFor()
    for (const name of [/Cashback/, /VIP bonuses/, /Get the app/, /Daily wins/, /Daily tasks/])
      expect([name, await card(name).locator('.welfareWhy').count()]).toEqual([name, 0])
  })

  part(
    'is led on by each card, and told that one is still to come [PROMO-08, PROMO-09, PROMO-12, PROMO-13, PROMO-14, PROMO-16]',
    async () => {
      await page.getByRole('button', { name: /More to come/ }).click()
      await page.getByText('Coming soon').waitFor()
      for (const [name, type, to] of [
        ['Daily wins', '2', '/daily-wins'],
        ['VIP bonuses', '3', '/s-vip'],
        ['Cashback', '6', '/cashback'],
        ['Get the app', '7', '/app'],
        ['Daily tasks', '8', '/s-points'],
      ] as const) {
        expect([name, await typeOf(new RegExp(name))]).toEqual([name, type])
        await card(new RegExp(name)).click()
        await page.waitForURL(`**${to}`)
        if (to !== '/s-points') await page.goBack()
      }
      await page.getByRole('tab', { name: 'Daily Tasks', selected: true }).waitFor()
      await page.goBack()
    },
  )

  part('comes to Filcoins by their card [PROMO-15]', async () => {
    expect(await typeOf(/^Filcoins/)).toBe('9')
    await card(/^Filcoins/).click()
    await page.waitForURL('**/s-points')
    // The other card has it open on another tab, this once.
    await page.getByRole('tab', { name: 'Daily Tasks', selected: false }).waitFor()
    await page.goBack()
  })

  part('is led to the boxes once what is shown there has come [PROMO-07]', async () => {
    const letGo = await holdCalls(page, '**/promo/blindbox/detail?**')
    expect(await typeOf(/Mystery Box/)).toBe('1')
    await card(/Mystery Box/).click()
    await page.locator('.welfareCard[aria-busy]').waitFor()
    expect(path()).toBe('/welfare')
    await letGo()
    await page.waitForURL('**/blind-box')
    await page.goBack()
  })

  part(
    'finds on the rebate page what waits, twelve games that are played from there, and the way to more [PROMO-11, PROMO-46, PROMO-47, PROMO-48]',
    async () => {
      expect(await typeOf(/Provider rebate/)).toBe('5')
      await card(/Provider rebate/).click()
      await page.waitForURL('**/welfare/cq9-page')
      await page.getByRole('heading', { name: 'CQ9 Daily Rebate' }).waitFor()
      const mine = page.getByRole('region', { name: 'My Bonus' })
      await mine.getByText('₱12.34', { exact: true }).waitFor()
      const plays = await page.getByRole('link', { name: /^Play / }).all()
      const tiles = await page.locator('.rebateGames li').all()
      expect([plays.length, tiles.length]).toEqual([12, 12])
      for (const [index, play] of plays.entries()) {
        const href = await play.getAttribute('href')
        expect(href).toMatch(/^\/s-game-page\/[a-z0-9-]+$/)
        expect(await tiles[index]?.locator(`a[href="${href}"]`).count()).toBe(2)
      }
      const more = page.getByRole('link', { name: 'More Games' })
      expect(await more.getAttribute('href')).toBe('/s-game/category/Slots?sort=Popular&brands=203_305')
      await looksRight('rebate')
    },
  )

  part(
    'collects what waits, which is added to the balance and then no longer there to collect [PROMO-01, PROMO-51, PROMO-52]',
    async () => {
      const mine = page.getByRole('region', { name: 'My Bonus' })
      const balanceOf = async () => (await ask(world, 'GET /finance/wallet', {}, ana)).data.balance
      const before = Number(await balanceOf())
      const calls: string[] = []
      page.on('request', request => {
        const [, call] = /\/promo\/rebate\/(claim|detail)/.exec(request.url()) ?? []
        if (call) calls.push(call)
      })
      await mine.getByRole('button', { name: 'Collect' }).click()
      await expect.poll(() => calls).toEqual(['claim', 'detail'])
      await page.getByText('₱12.34 was added to your balance.').waitFor()
      await expect.poll(balanceOf).toBe((before + 12.34).toFixed(2))
      await mine.getByText('Nothing to collect right now').waitFor()
      expect(await mine.getByRole('button', { name: 'Collect' }).isDisabled()).toBe(true)
      await mine.getByText('Collected this month: ₱12.34').waitFor()
    },
  )

  part('sees no bottom navigation on the pages of rebates [SHELL-31, SHELL-32, ROUTE-30, ROUTE-31]', async () => {
    const tabs = page.getByRole('navigation', { name: 'Main' })
    expect([path(), await tabs.count()]).toEqual(['/welfare/cq9-page', 0])
    await at.go('/welfare/tpg-details')
    await page.getByRole('heading', { name: 'TPG Daily Loss Rebate' }).waitFor()
    expect([path(), await tabs.count()]).toEqual(['/welfare/tpg-details', 0])
  })

  part(
    'reads the terms of the loss rebate, and counts a day again from its rounds [PROMO-53, PROMO-54, PROMO-55, PROMO-56, PROMO-86, PROMO-89]',
    async () => {
      await page.getByText('1% of your net loss each day').waitFor()
      await page.getByText('Minimum loss ₱1,000, up to ₱5,000 a day').waitFor()
      await page.getByText('Credited the next day by 7PM').waitFor()
      await page.getByText('No rollover: you can withdraw it without playing it first').waitFor()
      await page.getByText('₱20.00, by 7PM today').waitFor()
      await page.getByRole('button', { name: /^Recount / }).click()
      await page
        .getByText('Counted again from 1 round: net loss ₱2,000.00, which gives ₱20.00. It is the same.')
        .waitFor()
      await looksRight('loss-rebate')
    },
  )

  part(
    'comes to it by its card, and reads from when to when it goes and that it asks for no play [PROMO-10, PROMO-57]',
    async () => {
      await at.go('/welfare')
      expect(await typeOf(/Daily loss rebate/)).toBe('4')
      await card(/Daily loss rebate/).click()
      await page.waitForURL('**/welfare/tpg-details')
      const shown = page.getByRole('region', { name: 'TPG Daily Loss Rebate' })
      await shown.getByText('September 1, 2025 to December 31, 2025').waitFor()
      await shown.getByText('No rollover: you can withdraw it without playing it first').waitFor()
      expect(await shown.getByText('This campaign has ended.').count()).toBe(0)
    },
  )

  part('finds the wins of the day, and their own best [ROUTE-33, PROMO-78]', async () => {
    await at.go('/daily-wins')
    await page.getByRole('region', { name: 'Your best win' }).getByText('₱777.00').waitFor()
    await page.getByRole('link', { name: `Play ${game.name}` }).waitFor()
    const rows = page.getByRole('tabpanel', { name: 'Today' }).getByRole('listitem')
    const row = (await rows.first().innerText()).split('\n').filter(Boolean)
    const name = expect.stringMatching(/^..\*\*\*.?$/)
    expect([await rows.count(), row]).toEqual([1, ['1', name, `${game.name} · 10:00 AM`, '₱777.00', 'Play']])
    await looksRight('wins')
    await page.getByRole('tab', { name: 'Yesterday' }).click()
    const before = page.getByRole('tabpanel', { name: 'Yesterday' }).getByRole('listitem')
    const won = (await before.first().innerText()).split('\n').filter(Boolean)
    expect([await before.count(), won]).toEqual([1, ['1', name, `${game.name} · 12:00 PM`, '₱555.00', 'Play']])
  })

  part(
    'gives a bonus back, after a question that begins at its no and tells what that takes [PROMO-91, SHELL-132]',
    async () => {
      await at.go('/my')
      await page.getByRole('button', { name: 'Withdraw', exact: true }).click()
      await page.getByRole('button', { name: 'Why can it not be withdrawn?' }).click()
      const why = page.getByRole('dialog', { name: 'Non-withdrawable amount' })
      await why.getByRole('button', { name: 'Give back: Mystery Box' }).click()
      const question = page.getByRole('dialog', { name: 'Give back Mystery Box?' })
      await question.getByText('₱50.00 is taken from your balance').waitFor()
      expect(await findViolations(page)).toEqual([])
      await picture('give-back')
      await question.getByRole('button', { name: 'Keep it' }).and(page.locator(':focus')).waitFor()
      await question.getByRole('button', { name: 'Give it back' }).click()
      await page.getByText('The bonus was given back. ₱50.00 was taken from your balance.').waitFor()
      await why.getByText('₱100.00 of ₱100.00 left to play').waitFor()
      await why.getByText('Mystery Box').waitFor({ state: 'detached' })
    },
  )

  part(
    'is reminded before a benefit where they have proved nothing yet, with a way to verify and a way out, and on each card that gives money that it is not for them yet [GATE-15, GATE-20, PROMO-340]',
    async () => {
      await arrive({ as: await world.player() })
      await at.go('/welfare')
      for (const name of [/Provider rebate/, /Cashback/, /VIP bonuses/])
        await card(name).getByText('Verify your account first. It takes a few minutes.').waitFor()
      await looksRight('welfare-unverified')
      await card(/Cashback/).click()
      const reminder = page.getByRole('dialog', { name: 'Verify your account first' })
      await reminder.getByText('Verify your identity before you claim a bonus.').waitFor()
      await reminder.getByRole('button', { name: 'Close' }).click()
      expect(path()).toBe('/welfare')
      await card(/Provider rebate/).click()
      await reminder.getByRole('button', { name: 'Go To KYC Verify Now' }).click()
      await page.waitForURL('**/s-kyc')
      await arrive({ as: await world.player({ kyc: 'under_review' }) })
      await at.go('/welfare')
      await card(/Cashback/).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Okay' }).click()
      expect(path()).toBe('/welfare')
      await arrive({ as: await world.player({ kyc: 'basic_account' }) })
      await at.go('/welfare')
      await card(/Cashback/).click()
      await page.waitForURL('**/cashback')
    },
  )

  part('finds the VIP tab on while a gift of 500 pesos for members of a level is live [PROMO-06]', async () => {
    await desk.live({ terms: { amount: '500' }, budget: '5000', audience: { least_level: 2 } })
    await arrive({ as: ana })
    await at.go('/welfare')
    await page.getByRole('tab', { name: 'VIP Bonus' }).click()
    await card(/500 pesos for members of a VIP level/).waitFor()
    await looksRight('vip')
  })

  part('reads the cards in Tagalog, without the download on another phone [PROMO-18]', async () => {
    await arrive({ as: ana, language: 'tl', viewport: desktop })
    await at.go('/welfare')
    await page.getByText('Kabuuang Bonus na Na-claim').waitFor()
    await card(/Mga VIP bonus/).waitFor()
    expect(await card(/Kunin ang app/).count()).toBe(0)
    expect(await findViolations(page)).toEqual([])
    await picture('welfare-tagalog-desk')
  })

  part(
    'is told what could not be fetched, never that there is nothing, and has it once it is asked for again [PROMO-347]',
    async () => {
      for (const { address, call, found, empty } of promoFetches({ game: game.name, rebate })) {
        const calls = `**/promo/${call}**`
        await page.route(calls, route => route.abort())
        await at.go(address)
        const alert = page.getByRole('alert')
        await alert.getByText(/^Hindi (ito ma-load|ma-load ang mga box mo)\.$/).waitFor()
        expect([address, await page.getByText(empty).count()]).toEqual([address, 0])
        await page.unroute(calls)
        await alert.getByRole('button', { name: 'Subukan muli' }).click()
        await page.getByText(found).first().waitFor()
        await expect.poll(() => alert.count()).toBe(0)
      }
    },
  )

  part(
    'reads the day after its last one that the campaign is over, and the terms of another one [PROMO-57, PROMO-89]',
    async () => {
      world.clock.advance(dayMs)
      await at.go('/welfare/tpg-details')
      await page.getByText('Tapos na ang campaign na ito.').waitFor()
      const { live } = await promotionDesk(world)
      const terms = { share: '2', least: '500', most: '300', games: [], providers: [] }
      await live({ terms, audience: { once_per_id: false } }, 'lossRebate')
      await at.go('/welfare/tpg-details')
      await page.getByText('2% ng net loss mo bawat araw').waitFor()
      await page.getByText('Minimum na talo ₱500, hanggang ₱300 bawat araw').waitFor()
    },
  )

  part('the office lists every card', async () => {
    const office = await visit(browser, world, { viewport: desktop, gate: true })
    await office.go('/office/welfare')
    await enterOffice(office.page, await createOperator(world, { role: 'content' }))
    await office.page.getByText('10 · May paparating pa').waitFor()
    expect(await findViolations(office.page)).toEqual([])
    await picture('office', office.page)
    expect(office.troubles).toEqual([])
    await office.close()
  })
})
