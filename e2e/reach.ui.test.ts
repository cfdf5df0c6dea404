import {
  journey,
  leaveRoom,
  openBrowser,
  openStudioWorld,
  payBonus,
  phone,
  type Player,
  popupDesk,
  promotionDesk,
  rebateTerms,
  staffOf,
  type StudioWorld,
  tellMessages,
  type Visitor,
  visit,
} from '@saya/testing'
import type { Browser, Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { ownGames } from '../apps/studio/catalogue/ownGames.ts'

/** Two dozen pages one behind the other, each of which is loaded anew. */
const longMs = 60_000
/** How the broker answers a subscription. */
const suback = 0x90
const slots = ownGames.get('mangga-fiesta')

let on: StudioWorld
let browser: Browser
let ana: Player
let at: Visitor
let page: Page

type Press = (page: Page) => Locator

const tab =
  (name: string): Press =>
  page =>
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name })
const link =
  (name: string | RegExp): Press =>
  page =>
    page
      .getByRole('main')
      .getByRole('link', { name, exact: typeof name === 'string' })
      .first()
const button =
  (name: string): Press =>
  page =>
    page.getByRole('main').getByRole('button', { name, exact: true })
const heading =
  (name: string | RegExp): Press =>
  page =>
    page.getByRole('heading', { name }).first()
const current =
  (name: string): Press =>
  page =>
    page.locator('a[aria-current=page]').getByText(name)
const dialog =
  (name: string): Press =>
  page =>
    page.getByRole('dialog', { name })

interface Way {
  readonly to: string
  readonly presses: readonly Press[]
  /** Where one is then. A sheet lies over the page from which it was opened. */
  readonly at: string
  readonly shows: Press
}

/** From the home page on, by nothing but what stands on the pages. */
const toPlay: readonly Way[] = [
  { to: 'a list of games', presses: [link('Slots')], at: '/s-game/category/Slot', shows: heading('Slots') },
  {
    to: 'a game',
    presses: [link('Slots'), link(/Mangga Fiesta/)],
    at: '/s-game-page/mangga-fiesta',
    shows: page => page.frameLocator('iframe').getByRole('button', { name: 'Spin', exact: true }),
  },
  {
    to: 'VIP levels',
    presses: [tab('My'), link(/^VIP 0/), link('All levels')],
    at: '/s-vip/level-system',
    shows: heading('VIP levels'),
  },
  { to: 'points', presses: [tab('Filcoins')], at: '/s-points', shows: current('Earn Filcoins') },
  {
    to: 'daily tasks',
    presses: [tab('Filcoins'), page => page.getByRole('tab', { name: 'Daily Tasks' })],
    at: '/s-points',
    shows: page => page.getByRole('tabpanel', { name: 'Daily Tasks' }).getByRole('listitem').first(),
  },
  { to: 'boxes', presses: [tab('Welfare'), link(/^Mystery Box/)], at: '/blind-box', shows: heading('Boxes available') },
  {
    to: 'daily wins',
    presses: [tab('Welfare'), link(/^Daily wins/)],
    at: '/daily-wins',
    shows: page => page.getByRole('tab', { name: 'Yesterday' }),
  },
  {
    to: 'invitations',
    presses: [tab('My'), link('Invite friends')],
    at: '/invite',
    shows: heading('Invite friends'),
  },
]

const toMoney: readonly Way[] = [
  { to: 'deposits', presses: [tab('My'), button('Deposit')], at: '/my', shows: dialog('Deposit') },
  { to: 'withdrawals', presses: [tab('My'), button('Withdraw')], at: '/my', shows: dialog('Withdraw') },
  {
    to: 'saved accounts',
    presses: [tab('My'), link('Account')],
    at: '/withdraw-accounts',
    shows: heading('Withdraw accounts'),
  },
  {
    to: 'the mall',
    presses: [tab('Filcoins'), page => page.getByRole('link', { name: 'Redeem Filcoins' })],
    at: '/s-points/mall',
    shows: current('Redeem Filcoins'),
  },
  { to: 'cashback', presses: [tab('Welfare'), link(/^Cashback/)], at: '/cashback', shows: heading('Cashback') },
  { to: 'messages', presses: [tab('My'), link('Messages')], at: '/my/news', shows: heading('Messages') },
  { to: 'help', presses: [tab('My'), link('Help Center')], at: '/my/helpcenter', shows: heading('Help Center') },
  { to: 'questions', presses: [tab('My'), link('FAQ')], at: '/s-docs/faq', shows: heading('FAQ') },
  { to: 'support', presses: [tab('Service')], at: '/service', shows: heading('Service') },
  { to: 'feedback', presses: [tab('My'), link('Feedback')], at: '/my/feedback', shows: heading('Feedback') },
]

const toPromotions: readonly Way[] = [
  {
    to: 'rebates',
    presses: [tab('Welfare'), link(/^Provider rebate/)],
    at: '/welfare/cq9-page',
    shows: heading('CQ9 Daily Rebate'),
  },
  {
    to: 'promotions and the ranking',
    presses: [tab('Welfare'), link('All promotions')],
    at: '/promotions',
    shows: heading('Promotions'),
  },
]

async function begin(): Promise<void> {
  if (!slots) throw new Error('There is no such game.')
  on = await openStudioWorld({ pages: true, remembersSessions: true, games: [slots] })
  browser = await openBrowser()
  await leaveRoom(on.world)
  const desk = await promotionDesk(on.world)
  const title: [string, string] = ['CQ9 Daily Rebate', 'CQ9 Daily Rebate']
  await desk.live({ audience: { once_per_id: false }, terms: rebateTerms, title }, 'rebate')
  ana = await on.player(10_000_000n)
  await arrive(ana)
}

async function arrive(as: Player): Promise<void> {
  at = await visit(browser, on.world, { as, viewport: phone })
  page = at.page
  await at.go('/')
}

async function end(): Promise<void> {
  expect(at.troubles).toEqual([])
  await at.close()
  await browser.close()
  await on.close()
}

async function follow(ways: readonly Way[]): Promise<void> {
  for (const { to, presses, at: path, shows } of ways) {
    for (const press of presses) await press(page).click()
    await shows(page).waitFor()
    expect([to, new URL(page.url()).pathname]).toEqual([to, path])
    await at.go('/')
  }
}

journey('a member who presses what is on the pages, from home on', { begin, end }, part => {
  part(
    'comes to lists of games and into a game, to levels, points, tasks, boxes, wins and invitations [SHELL-03]',
    () => follow(toPlay),
    longMs,
  )
  part(
    'comes to deposits, withdrawals, accounts, the mall, cashback, messages, help and support [SHELL-03]',
    () => follow(toMoney),
    longMs,
  )
  part('comes to rebates and all promotions', () => follow(toPromotions))

  part('is told of a gift, and finds it among the messages [SHELL-03]', async () => {
    const listens = new Promise<void>(resolve => {
      page.on('websocket', line =>
        line.on('framereceived', ({ payload }) => {
          if (typeof payload !== 'string' && payload[0] === suback) resolve()
        }),
      )
    })
    await at.go('/')
    await listens
    await payBonus(on.world, ana.uid, { cashType: 4003, amount: 280_000n })
    await tellMessages(on.world)
    const gift = dialog('VIP Upgrade Bonus')(page)
    await gift.getByText('₱28.00').first().waitFor()
    await gift.getByRole('button', { name: 'Okay' }).click()
    await gift.waitFor({ state: 'detached' })
    await tab('My')(page).click()
    await link(/^Messages/)(page).click()
    await page.getByText('VIP Upgrade Bonus').waitFor()
  })

  part('meets a popup that leads on [SHELL-03]', async () => {
    const create = await popupDesk(on.world, (await staffOf(on.world, { role: 'content' })).token)
    await create({ title_en: 'The wins of today', link: '/daily-wins' })
    await at.go('/')
    await dialog('The wins of today')(page).getByRole('link').click()
    await page.waitForURL('**/daily-wins')
  })

  part('comes to the proof of an ID by its photo, before anything is proved [SHELL-03]', async () => {
    expect(at.troubles).toEqual([])
    await at.close()
    await arrive(await on.world.player({ kyc: 'unset' }))
    await dialog('The wins of today')(page).getByRole('button', { name: 'Close' }).click()
    await tab('My')(page).click()
    await dialog('Verify your account')(page).getByRole('button', { name: 'Close' }).click()
    for (const press of [link('Account Center'), link(/Go To Verify/)]) await press(page).click()
    await page.getByRole('button', { name: 'Recertification' }).click()
    await page.getByRole('heading', { name: 'Take an ID photo' }).waitFor()
    await page.getByRole('button', { name: 'Start Now' }).click()
    await page.getByText("Driver's License").click()
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByRole('button', { name: 'Take photo of ID' }).waitFor()
  })
})
