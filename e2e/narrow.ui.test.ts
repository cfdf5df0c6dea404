import {
  agencyDesk,
  ask,
  depositTools,
  figureTools,
  mallTools,
  openBrowser,
  openStudioWorld,
  promotionDesk,
  type Payable,
  type Player,
  staffOf,
  type StudioWorld,
  type Visitor,
  visit,
  withdrawalTools,
} from '@saya/testing'
import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { findRoute } from '../apps/player/app/findRoute.ts'
import { routes } from '../apps/player/app/routes.ts'
import { stages } from '../apps/player/features/kyc/stages.ts'
import { post } from '../apps/server/features/wallet/index.ts'
import { ownGames } from '../apps/studio/catalogue/ownGames.ts'
import { findBrokenWords } from './findBrokenWords.ts'
import { watchPage } from './untilSettled.ts'

let on: StudioWorld
let browser: Browser
let ana: Payable
/** Somebody who has not begun to prove who they are, and an agent. */
let ben: Player
let luz: Player
let at: Visitor
const visitors: Visitor[] = []
let untilSettled: () => Promise<void>
beforeAll(async () => {
  on = await openStudioWorld({ pages: true, games: [...ownGames.values()] })
  browser = await openBrowser()
  ana = await withdrawalTools(on.world).payable({ pesos: 12_480n })
  ben = await on.world.player({ kyc: 'unset' })
  const { token } = await staffOf(on.world, { role: 'compliance' })
  luz = (await agencyDesk(on.world).agent(token)).player
  own = await bringOwn()
})
afterAll(async () => {
  await browser.close()
  await on.close()
})
afterEach(async () => {
  for (const visitor of visitors.splice(0)) {
    expect(visitor.troubles).toEqual([])
    await visitor.close()
  }
})

const narrow = { width: 320, height: 640 }
const lists = ['/s-game/category/Slot?sort=Popular', '/s-game/category/Live?sort=Popular', '/s-game/sections/hot']
const pages = [
  '/',
  ...lists,
  '/my',
  '/s-transaction/balance?time_flag=0',
  '/s-transaction/deposit?type=all&time_flag=0',
  '/s-transaction/withdraw?type=all&time_flag=0',
  '/s-transaction/bonus?type=all&time_flag=0',
  '/withdraw-accounts',
  '/welfare',
  '/s-points',
  '/s-points/mall',
  '/promotions',
  '/s-account',
  '/s-account/form/phone',
  '/s-account/form/username',
  '/s-account/form/nickname',
  '/s-account/form/email',
  '/s-account/form/password',
  '/s-account/verifytype',
  '/s-vip',
  '/s-vip/level-system',
  '/blind-box',
  '/welfare/betting-rank',
  '/welfare/cq9-page',
  '/welfare/tpg-details',
  '/cashback',
  '/daily-wins',
  '/my/news',
  '/my/helpcenter',
  '/my/feedback',
  '/my/aboutus',
  '/service',
  '/app',
  '/invite',
  '/lazada',
  '/agency',
  '/s-game/sections/favorite',
  '/s-kyc?action=edit',
  '/bet-record',
  '/s-account/avatar',
  '/s-account/devices',
  '/s-account/passkeys',
  '/s-account/privacy',
  '/s-limits',
  '/s-safer-play',
  '/s-figures',
  '/s-statement',
  '/s-points/daily-task',
  '/s-points/movements',
  '/s-points/earn/detail',
  '/s-points/mall/detail',
  '/s-points/detail/folding-umbrella',
  '/s-game/about/mangga-fiesta',
  '/terms-of-use',
  '/privacy-policy',
  '/s-docs',
  '/s-docs/faq',
  '/s-docs/stmt',
  '/about-slots',
  '/about-game',
  '/about-play',
]
/** The pages of what is ana's own, by the ids of real things. */
let own: readonly string[]
const guestPages = [
  '/',
  '/login',
  '/loginPassword',
  '/forgetPassword/verify/phone',
  '/forgetPassword/verify/email',
  '/s-game/category/Slot?sort=Popular',
  '/s-game/sections/hot',
  '/s-game/about/mangga-fiesta',
  '/my/feedback',
  '/my/service',
  '/invite',
  '/service',
  '/lazada',
  '/s-docs/terms',
  '/s-docs/privacy',
  '/grabvip',
  '/grabmb',
  '/grabfg',
]
/** The last step is no place to go to. */
const steps = stages.filter(stage => stage !== 'success').map(stage => `/s-kyc?action=${stage}`)

/** Who looks at which pages. */
const looks = {
  'a member': () => ({ as: ana, addresses: [...pages, ...own] }),
  'somebody who has to prove who they are': () => ({ as: ben, addresses: steps }),
  'an agent': () => ({ as: luz, addresses: ['/agency'] }),
  'a guest': () => ({ addresses: guestPages }),
}

/** A favourite, a bet, a deposit, a withdrawal and goods that were redeemed, and what the member is offered. */
async function bringOwn(): Promise<readonly string[]> {
  const { world } = on
  const mall = await mallTools(world)
  const posting = { uid: ana.uid, reference: 'earned', amount: 500n, nowMs: world.clock.now() }
  await world.db.member(ana.uid, tx => post(tx, { act: 'points', ...posting }))
  await mall.submit(ana, await mall.goods(3))
  const { data: redeemed } = await mall.listOf(ana)
  const { id: deposited } = await depositTools(world).begin(ana, { amount: '1500' })
  const withdrawn = await withdrawalTools(world).begin(ana, { amount: '1000' })
  const { data: games } = await ask(world, 'GET /member/game/list', { query: { category: 'Slot' } })
  for (const { id } of games.d.slice(0, 3)) await ask(world, 'POST /member/favorite/insert', { body: { id } }, ana)
  const session = await on.open(ana)
  const { commitment } = (await on.call('state', { session })).body.next
  await on.call('play', { session, key: 'a-round-to-look-at', stake: '5.00', clientSeed: 'my-word', commitment })
  await figureTools(world).read()
  const { data: bets } = await ask(world, 'GET /member/bet/list', { query: {} }, ana)
  const promotion = await (await promotionDesk(world)).live()
  return [
    `/bet-record/${bets.d[0]?.id}`,
    `/promotions/${promotion}`,
    `/s-transaction/status?id=${deposited}&type=deposit`,
    `/s-transaction/status?id=${withdrawn}&type=withdraw`,
    `/s-transaction/status?id=${redeemed.d[0]?.id}&type=RedeemFilcoins`,
  ]
}

interface Look {
  readonly as?: Player
  readonly language: 'en' | 'tl'
  readonly width?: number
}

async function open({ width = narrow.width, ...wish }: Look): Promise<void> {
  at = await visit(browser, on.world, { viewport: { ...narrow, width }, ...wish })
  visitors.push(at)
  untilSettled = watchPage(at.page).untilSettled
}

/** A page with all that it asks for. */
async function show(path: string): Promise<void> {
  await at.go(path)
  await untilSettled()
}

test('each page of the app is among those that are held against the narrowest phone [SHELL-141]', () => {
  const addresses = Object.values(looks).flatMap(look => look().addresses)
  expect(addresses.filter(address => /undefined/.test(address))).toEqual([])
  const seen = new Set(addresses.map(address => findRoute(address.split('?')[0] ?? '').route.pattern))
  const others = routes.filter(({ page, isEntry, pattern }) => page && !isEntry && !seen.has(pattern))
  // It leads to the one before; a game has tests of its own; partners' pages are theirs; nothing leads to the gallery of parts.
  expect(others.map(({ pattern }) => pattern)).toEqual([
    '/forgetPassword/*?',
    '/s-game-page/:gameName',
    '/Glife',
    '/GGames',
    '/lazadamini',
    '/mayamini',
    '/example',
  ])
})

test.each(
  (['en', 'tl'] as const).flatMap(language =>
    (Object.keys(looks) as (keyof typeof looks)[]).map(who => [language, who] as const),
  ),
)(
  'on the narrowest phone no word of a page is broken, none is wider than it, no table is cut, and money is in pesos, in %s for %s [SHELL-01, SHELL-141, ROUTE-01]',
  async (language, who) => {
    const { addresses, ...wish } = looks[who]()
    await open({ language, ...wish })
    const wrong: Record<string, string[]> = {}
    let pesos = 0
    for (const path of addresses) {
      await show(path)
      const { pathname, search } = new URL(at.page.url())
      const money = await amounts()
      const found = [
        ...(await findBrokenWords(at.page)),
        ...(await cutTables()),
        ...money.filter(amount => !/^[-+−]?\u2009?₱/.test(amount)),
        ...(pathname + search === path ? [] : [`It leads to ${pathname}${search}`]),
      ]
      if (found.length > 0) wrong[path] = found
      pesos += money.length
    }
    expect(wrong).toEqual({})
    if (who === 'a member') expect(pesos).toBeGreaterThan(50)
  },
)

/** Every amount of money that a page says, with the sign before it: what has a currency, or cents. */
function amounts(): Promise<string[]> {
  return at.page.evaluate(() => {
    const found = document.body.innerText.match(
      /[-+−]?[\p{Sc}]?\s?\d[\d,]*\.\d\d(?!\d|\s*%)|[\p{Sc}]\s?\d[\d,]*|\b(USD|EUR|SGD|HKD)\b/gu,
    )
    return found?.map(one => one.trim()) ?? []
  })
}

/** Tables that are wider than what they stand in, where their last column is cut off or half of an amount is read. */
function cutTables(): Promise<string[]> {
  return at.page.locator('table').evaluateAll(tables =>
    tables.flatMap(table => {
      const around = table.parentElement?.getBoundingClientRect()
      return around && table.getBoundingClientRect().right > around.right ? [`a table of ${table.textContent}`] : []
    }),
  )
}

const buttons = { en: ['Deposit', 'Withdraw'], tl: ['Mag-deposit', 'Mag-withdraw'] } as const

test.each(['en', 'tl'] as const)('nor of the sheets of money, in %s', async language => {
  await open({ language, as: ana })
  const broken: Record<string, string[]> = {}
  for (const name of buttons[language]) {
    await show('/my')
    await at.page.getByRole('button', { name, exact: true }).click()
    const sheet = at.page.getByRole('dialog')
    await sheet.getByRole('textbox').first().waitFor()
    await untilSettled()
    const words = await findBrokenWords(at.page)
    if (words.length > 0) broken[name] = words
  }
  expect(broken).toEqual({})
})

/** The words of the cards whose tag lies beyond its picture, or under a button of the card as far as one is drawn. */
function tagsInTheWay(): Promise<(string | null)[]> {
  return at.page.locator('.gameCard:has(.tag)').evaluateAll(cards => {
    /** What is drawn of a button is 24 pixels wide, and less than what is pressed. */
    function drawnOf(button: Element): DOMRect {
      const { x, y, width, height } = button.getBoundingClientRect()
      return new DOMRect(x + (width - 24) / 2, y + (height - 24) / 2, 24, 24)
    }
    function isFree(card: Element): boolean {
      const tag = card.querySelector('.tag')?.getBoundingClientRect()
      const art = card.querySelector('.gameCardArt')?.getBoundingClientRect()
      if (!tag || !art) return false
      const drawn = [...card.querySelectorAll('.heart, .cardAbout')].map(drawnOf)
      const isCovered = drawn.some(
        one => one.left < tag.right && one.right > tag.left && one.top < tag.bottom && one.bottom > tag.top,
      )
      return !isCovered && tag.left >= art.left && tag.right <= art.right && tag.height * 4 < art.height
    }
    return cards.filter(card => !isFree(card)).map(({ textContent }) => textContent)
  })
}

test.each([
  ['en', 320],
  ['tl', 320],
  ['en', 360],
  ['tl', 360],
] as const)(
  'a tag stands on the picture of its game and covers no button there, in %s at %d',
  async (language, width) => {
    await open({ language, width, as: ana })
    for (const path of ['/', ...lists]) {
      await show(path)
      expect([path, await tagsInTheWay()]).toEqual([path, []])
    }
  },
)
