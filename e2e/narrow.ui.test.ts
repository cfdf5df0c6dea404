import {
  openBrowser,
  openStudioWorld,
  type Payable,
  type StudioWorld,
  type Visitor,
  visit,
  withdrawalTools,
} from '@saya/testing'
import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { ownGames } from '../apps/studio/catalogue/ownGames.ts'
import { findBrokenWords } from './findBrokenWords.ts'

let on: StudioWorld
let browser: Browser
let ana: Payable
let at: Visitor
beforeAll(async () => {
  on = await openStudioWorld({ pages: true, games: [...ownGames.values()] })
  browser = await openBrowser()
  ana = await withdrawalTools(on.world).payable({ pesos: 12_480n })
})
afterAll(async () => {
  await browser.close()
  await on.close()
})
afterEach(async () => {
  expect(at.troubles).toEqual([])
  await at.close()
})

const narrow = { width: 320, height: 640 }
const lists = ['/s-game/category/Slot?sort=Popular', '/s-game/category/Live?sort=Popular', '/s-game/sections/hot']
const pages = [
  '/',
  ...lists,
  '/my',
  '/s-transaction',
  '/s-transaction/deposit?type=all&time_flag=0',
  '/withdraw-accounts',
  '/welfare',
  '/s-points',
  '/s-points/mall',
  '/promotions',
  '/s-account',
  '/s-account/form/phone',
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
  '/bet-record',
  '/s-account/avatar',
  '/s-account/devices',
  '/s-account/passkeys',
  '/s-account/privacy',
  '/s-account/form/password',
  '/s-limits',
  '/s-safer-play',
  '/s-figures',
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
]

async function open(language: 'en' | 'tl', width = narrow.width): Promise<void> {
  at = await visit(browser, on.world, { as: ana, language, viewport: { ...narrow, width } })
}

/** A page with all that it asks for. */
async function show(path: string): Promise<void> {
  await at.go(path)
  await at.page.waitForLoadState('networkidle')
}

test.each(['en', 'tl'] as const)(
  'on the narrowest phone no word of a page is broken, none is wider than it, no table is cut, and money is in pesos, in %s [SHELL-01, SHELL-141]',
  async language => {
    await open(language)
    const broken: Record<string, string[]> = {}
    let pesos = 0
    for (const path of pages) {
      await show(path)
      const words = [...(await findBrokenWords(at.page)), ...(await cutTables())]
      if (words.length > 0) broken[path] = words
      expect([path, await at.page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([path, narrow.width])
      const money = await amounts()
      expect([path, money.filter(amount => !/^[-+−]?₱/.test(amount))]).toEqual([path, []])
      pesos += money.length
    }
    expect(broken).toEqual({})
    expect(pesos).toBeGreaterThan(10)
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
  await open(language)
  const broken: Record<string, string[]> = {}
  for (const name of buttons[language]) {
    await show('/my')
    await at.page.getByRole('button', { name, exact: true }).click()
    const sheet = at.page.getByRole('dialog')
    await sheet.getByRole('textbox').first().waitFor()
    await at.page.waitForLoadState('networkidle')
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
    await open(language, width)
    for (const path of ['/', ...lists]) {
      await show(path)
      expect([path, await tagsInTheWay()]).toEqual([path, []])
    }
  },
)
