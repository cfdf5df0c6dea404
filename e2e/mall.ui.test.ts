import {
  ask,
  expectRefusals,
  isPart,
  journey,
  type MallTools,
  mallTools,
  openBrowser,
  openWorld,
  type Player,
  visit,
  type Visitor,
  type World,
} from '@saya/testing'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { bendAnswers } from './bendAnswers.ts'
import { colourOf } from './colourOf.ts'
import { findViolations } from './findViolations.ts'
import { holdCalls } from './holdCalls.ts'
import { toast } from './toast.ts'
import { cutOnPurpose, takeTroubles } from './takeTroubles.ts'

expectRefusals('404 GET /member/goods/detail', '404 POST /member/order/submit', '409 POST /member/order/submit')

let world: World
let browser: Browser
let mall: MallTools
const opened: Visitor[] = []
beforeAll(async () => {
  world = await openWorld({ pages: true })
  browser = await openBrowser()
  mall = await mallTools(world)
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

const pictures = process.env.PICTURES
async function shoot(page: Page, name: string): Promise<void> {
  if (pictures) await page.screenshot({ path: `${pictures}/${name}.png` })
}

const items = (page: Page) => page.getByRole('list', { name: 'Items' }).getByRole('listitem')
const sheet = (page: Page) => page.getByRole('dialog')
const nav = (page: Page) => page.getByRole('navigation', { name: 'Main' })

let ana: Player
let at: Visitor
let page: Page

async function beginWithCoins(): Promise<void> {
  ana = await mall.buyer(40_000n)
  at = await arrive({ as: ana, theme: 'light' })
  page = at.page
}

journey('a member with Filcoins', { begin: beginWithCoins, end: leave }, part => {
  part(
    'finds the mall in two columns, with the balance and both tabs [ROUTE-35, MALL-01, POINTS-02, POINTS-03]',
    async () => {
      await at.go('/s-points/mall')
      await page.getByText('Wireless headset').waitFor()
      await page.getByText('40,000', { exact: true }).waitFor()
      const [one, two, three] = await Promise.all([0, 1, 2].map(index => items(page).nth(index).boundingBox()))
      expect(one?.y).toBe(two?.y)
      expect(two?.x).toBeGreaterThan(one?.x ?? 0)
      expect(three?.x).toBe(one?.x)
      expect(await page.getByRole('link', { name: 'Earn Filcoins' }).getAttribute('href')).toBe('/s-points')
      expect(await page.getByRole('link', { name: 'Redeem Filcoins' }).getAttribute('href')).toBe('/s-points/mall')
      expect(await nav(page).count()).toBe(1)
      expect(await findViolations(page)).toEqual([])
      await shoot(page, 'mall-light')
      await page.getByRole('link', { name: 'Earn Filcoins' }).click()
      await page.waitForURL('**/s-points')
    },
  )

  part('sees the first items before anything has answered, and how many are left once it has [MALL-60]', async () => {
    const answer = await holdCalls(page, '**/member/goods/list**')
    await at.go('/s-points/mall')
    await items(page).nth(9).waitFor()
    await page.getByText('Wireless headset').waitFor()
    await page.waitForFunction(() => document.querySelector<HTMLImageElement>('main img')?.naturalWidth)
    expect(await page.getByText(/ left$/).count()).toBe(0)
    await answer()
    await page
      .getByText(/ left$/)
      .first()
      .waitFor()
    expect(await items(page).count()).toBeGreaterThanOrEqual(10)
  })

  part('reads on as they scroll, to the last item, where it says so [MALL-05, SHELL-70]', async () => {
    const end = page.getByText('No more items')
    for (let turn = 0; turn < 40 && (await end.count()) === 0; turn++) {
      const before = await items(page).count()
      await page.mouse.wheel(0, 4000)
      await expect
        .poll(async () => (await items(page).count()) > before || (await end.count()) > 0, { timeout: 5000 })
        .toBe(true)
    }
    await end.waitFor()
    const all = await ask(world, 'GET /member/goods/list', { query: { page_size: '50' } }, ana)
    // The last page is full, and still the last.
    expect(all.data.d.length % 10).toBe(0)
    expect(
      await items(page)
        .getByRole('link')
        .evaluateAll(links => links.map(link => link.getAttribute('href'))),
    ).toEqual(all.data.d.map(({ id }) => `/s-points/detail/${id}`))
  })

  part('is told where there is nothing to redeem [SHELL-69]', async () => {
    await bendAnswers<{ d: object[] }>(page, '**/member/goods/list**', data => ({ ...data, d: [] }))
    await at.go('/s-points/mall?sort=price%3Aasc')
    await page.getByText('No items available', { exact: true }).waitFor()
    expect(await items(page).count()).toBe(0)
    await page.unroute('**/member/goods/list**')
  })

  part('puts them in order and chooses a range, which stands in the address [MALL-02, MALL-03, MALL-04]', async () => {
    await at.go('/s-points/mall')
    await page.getByRole('button', { name: 'Default' }).click()
    for (const name of ['Default', 'Low to high points', 'High to low points']) {
      await sheet(page).getByRole('radio', { name }).waitFor({ state: 'attached' })
    }
    await sheet(page).getByText('High to low points').click()
    await page.waitForURL('**/s-points/mall?sort=price%3Adesc')
    await items(page).first().getByText('Smartphone').waitFor()
    await page.getByRole('button', { name: 'All points' }).click()
    for (const name of ['Up to 10,000', '10,001 to 50,000', '50,001 to 100,000', 'Above 100,000']) {
      await sheet(page).getByRole('radio', { name }).waitFor({ state: 'attached' })
    }
    await sheet(page).getByText('Up to 10,000').click()
    await items(page).first().getByText('₱50 voucher').waitFor()
    await expect.poll(() => items(page).count()).toBe(4)
  })

  part(
    'sees before the button what it is, how it comes and what is never given back [ROUTE-36, MALL-08, MALL-13, SHELL-25]',
    async () => {
      await at.go('/s-points/mall')
      await page.getByRole('link', { name: /Folding umbrella/ }).click()
      await page.waitForURL('**/s-points/detail/folding-umbrella')
      await page.getByRole('group', { name: 'Pictures' }).waitFor()
      await expect.poll(() => page.title()).toBe('Folding umbrella · Saya')
      await page.getByRole('img', { name: 'Picture 1 of 2', exact: true }).waitFor()
      await page.getByText(/Pick it up at a store, or have it sent, within 5 days/).waitFor()
      const facts = page.locator('dl')
      await facts.getByText(/No refund after redemption/).waitFor()
      await facts.getByText('2 per person').waitFor()
      await page.getByRole('button', { name: 'Redeem Now' }).waitFor()
      expect(await nav(page).count()).toBe(0)
      expect(await findViolations(page)).toEqual([])
      await shoot(page, 'goods-light')
    },
  )

  part('finds their own number in the form, and may empty it or type another [MALL-71]', async () => {
    await page.getByRole('button', { name: 'Redeem Now' }).click()
    const number = sheet(page).getByLabel('Phone number')
    await expect.poll(() => number.inputValue()).toBe(ana.phone.replace(/^(...)(...)/, '$1 $2 '))
    expect(await findViolations(page)).toEqual([])
    await shoot(page, 'redeem-own-number')
    await number.fill('')
    expect(await number.inputValue()).toBe('')
    await number.fill('9179876543')
    expect(await number.inputValue()).toBe('917 987 6543')
    await sheet(page).getByRole('button', { name: 'Close' }).click()
  })

  part(
    'is told what is wrong with the form, below each field [MALL-15, MALL-16, MALL-17, MALL-21, MALL-22, MALL-33]',
    async () => {
      await page.getByRole('button', { name: 'Redeem Now' }).click()
      await sheet(page).getByText('Courier to my address').click()
      const goOn = () => sheet(page).getByRole('button', { name: 'Continue' }).click()
      await sheet(page).getByLabel('Phone number').fill('')
      await goOn()
      for (const fault of ['Recipient name is required', 'Phone number is required', 'Delivery address is required']) {
        await sheet(page).getByText(fault).waitFor()
      }
      await sheet(page).getByLabel('Phone number').fill('8171234567')
      await sheet(page).getByLabel('Delivery address').fill('Lot @ 5')
      await goOn()
      await sheet(page).getByText('Phone number must start with 9 or 09').waitFor()
      await sheet(page)
        .getByText('Allowed characters: A-Z, a-z, space, comma, period. Digits, ( ) / - and # are accepted too.')
        .waitFor()
      expect(await findViolations(page)).toEqual([])
      await shoot(page, 'redeem-faults')
    },
  )

  part('hears how many digits a number has, and sees it in groups [MALL-18, MALL-19, MALL-20]', async () => {
    const phone = sheet(page).getByLabel('Phone number')
    const goOn = () => sheet(page).getByRole('button', { name: 'Continue' }).click()
    await phone.fill('0917123456')
    await goOn()
    await sheet(page).getByText("Sorry, it's not a valid phone number, should be 11 digits").waitFor()
    await phone.fill('917123456')
    await goOn()
    await sheet(page).getByText("Sorry, it's not a valid phone number, should be 10 digits").waitFor()
    await phone.fill('09171234567')
    expect(await phone.inputValue()).toBe('0917 123 4567')
    expect(await phone.getAttribute('aria-invalid')).toBeNull()
    await sheet(page).getByText('+63').waitFor()
  })

  part(
    'chooses a store and never types one, and no more pieces than one may have [MALL-25, MALL-26, MALL-27, MALL-34, MALL-82]',
    async () => {
      await sheet(page).getByText('Pick up at a store').click()
      expect(await sheet(page).getByRole('textbox', { name: /store/i }).count()).toBe(0)
      await sheet(page).getByText('Ayala Avenue, Makati, Metro Manila').click()
      await sheet(page).getByLabel('Recipient name').fill('Ana Reyes')
      expect(await sheet(page).getByRole('button', { name: 'One less' }).isDisabled()).toBe(true)
      await sheet(page).getByRole('button', { name: 'One more' }).click()
      await sheet(page).getByText('You can redeem at most 2').waitFor()
      await sheet(page).getByRole('button', { name: 'One more' }).click()
      await sheet(page).getByText('24,000').waitFor()
      await sheet(page).getByText('You can redeem at most 2').waitFor({ state: 'detached' })
      await sheet(page).getByRole('button', { name: 'One less' }).click()
      await shoot(page, 'redeem-store')
    },
  )

  part(
    'confirms what cannot be refunded, and lands in Details [MALL-14, MALL-10, ROUTE-38, SHELL-26, POINTS-07, POINTS-18]',
    async () => {
      await sheet(page).getByRole('button', { name: 'Continue' }).click()
      await sheet(page)
        .getByText('This will consume 12,000 points, which cannot be refunded after redemption')
        .waitFor()
      expect(await findViolations(page)).toEqual([])
      await shoot(page, 'redeem-confirm')
      const asked = page.waitForRequest(/\/member\/order\/list\?/)
      await sheet(page).getByRole('button', { name: 'Confirm' }).click()
      await page.waitForURL('**/s-points/mall/detail')
      expect(new URL((await asked).url()).searchParams.get('page_size')).toBe('10')
      await page.getByRole('heading', { name: 'Details' }).waitFor()
      const tabs = page.getByRole('navigation', { name: 'Details' }).getByRole('link')
      await expect.poll(() => tabs.allTextContents()).toEqual(['Earn', 'Redeem'])
      expect(await nav(page).count()).toBe(0)
    },
  )

  part(
    'sees what was redeemed, and its state [POINTS-13, POINTS-18, POINTS-20, POINTS-14, TXN-07, TXN-36]',
    async () => {
      const card = page.getByRole('list', { name: 'Redeemed' }).getByRole('listitem').first()
      for (const words of ['Folding umbrella', '12,000 Filcoins', 'x 1', 'Processing'])
        await card.getByText(words).waitFor()
      expect(await colourOf(card.getByText('Processing'))).toBe('orange')
      const today = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'Asia/Manila' })
      await card.getByText(new RegExp(`^${today.format(world.clock.now())}, \\d+:\\d\\d\\s[AP]M$`)).waitFor()
      expect(await card.locator('img').getAttribute('src')).toContain('/img/goods/folding-umbrella.webp')
      await page.getByText('All 1 data').waitFor()
      expect(await findViolations(page)).toEqual([])
      await shoot(page, 'redemptions-light')
      await card.getByRole('link').click()
      await page.waitForURL(/\/s-transaction\/status\?id=[0-9a-f-]+&type=RedeemFilcoins$/)
      await page.getByRole('heading', { name: 'Processing' }).waitFor()
      await page.getByText('Ana Reyes, +63 9171234567').waitFor()
      await page.getByText(/It will be at the store by/).waitFor()
      expect(await findViolations(page)).toEqual([])
      await shoot(page, 'redemption-light')
    },
  )
})

test('the button says what keeps a member from it, and a changed price or delivery is asked again [MALL-11, MALL-12, MALL-31, MALL-37, MALL-75]', async () => {
  const [gone, dear, thing] = [
    await mall.goods(0, { name_en: 'Gone' }),
    await mall.goods(3, { name_en: 'Dear', price: 101 }),
    await mall.goods(3, { name_en: 'Fair' }),
  ]
  const ben = await mall.buyer(100n)
  const visitor = await arrive({ as: ben })
  const { page } = visitor
  await visitor.go(`/s-points/detail/${gone}`)
  expect(await page.getByRole('button', { name: 'Restocking...' }).isDisabled()).toBe(true)
  await visitor.go(`/s-points/detail/${dear}`)
  expect(await page.getByRole('button', { name: 'Insufficient Points' }).isDisabled()).toBe(true)
  // Exactly enough is enough.
  await visitor.go(`/s-points/detail/${thing}`)
  await page.getByRole('button', { name: 'Redeem Now' }).click()
  await sheet(page).getByLabel('Recipient name').fill('Ben')
  await sheet(page).getByLabel('Phone number').fill('9171234567')
  await sheet(page).getByLabel('Delivery address').fill('Makati')
  await sheet(page).getByRole('button', { name: 'Continue' }).click()
  await mall.agreePrice(thing, 90)
  await mall.changeGoods(thing, 0, { name_en: 'Fair', price: 90 })
  await sheet(page).getByRole('button', { name: 'Confirm' }).click()
  await toast(page, 'The price is now 90 Filcoins each. Please check it and confirm again.').waitFor()
  await sheet(page).getByText('90', { exact: true }).waitFor()
  await sheet(page).getByRole('button', { name: 'Continue' }).click()
  await sheet(page).getByText('This will consume 90 points, which cannot be refunded after redemption').waitFor()
  // So is what is said of the way it comes.
  await mall.changeGoods(thing, 1, { name_en: 'Fair', price: 90, delivery_en: 'By ship', delivery_days: 30 })
  await sheet(page).getByRole('button', { name: 'Confirm' }).click()
  await toast(page, 'This item has changed. Please check it and confirm again.').waitFor()
  await sheet(page).getByRole('button', { name: 'Continue' }).click()
  await sheet(page).getByText('By ship No refund.').waitFor()
  await sheet(page).getByRole('button', { name: 'Confirm' }).click()
  await page.waitForURL('**/s-points/mall/detail')
  expect(await mall.coinsOf(ben)).toEqual([[40, 90n]])
})

test('a redemption without an answer is not told as undone, is done once however often it is sent, and what was changed behind it goes through [MALL-66, MALL-14, POINTS-13]', async () => {
  const thing = await mall.goods(9, { name_en: 'Unanswered' })
  const eve = await mall.buyer(900n)
  const visitor = await arrive({ as: eve })
  const { page } = visitor
  await visitor.go(`/s-points/detail/${thing}`)
  await page.getByRole('button', { name: 'Redeem Now' }).click()
  await sheet(page).getByLabel('Recipient name').fill('Eve')
  await sheet(page).getByLabel('Phone number').fill('9171234567')
  await sheet(page).getByLabel('Delivery address').fill('Makati')
  await sheet(page).getByRole('button', { name: 'Continue' }).click()
  // The server does it, and its answer is lost.
  const keys: (string | undefined)[] = []
  await page.route('**/member/order/submit', async route => {
    await route.fetch()
    keys.push(route.request().headers()['idempotency-key'])
    await route.abort()
  })
  const confirm = sheet(page).getByRole('button', { name: 'Confirm' })
  await confirm.click()
  await toast(page, /We could not tell whether this was redeemed/).waitFor()
  // Whoever asks for the same once more, unchanged, has it once.
  await confirm.click()
  await expect.poll(() => keys.length).toBe(2)
  await expect.poll(() => visitor.troubles.filter(trouble => trouble.includes('ERR_FAILED'))).toHaveLength(2)
  takeTroubles(visitor.troubles, cutOnPurpose)
  expect([new Set(keys).size, await mall.coinsOf(eve)]).toEqual([1, [[40, 100n]]])
  await page.unroute('**/member/order/submit')
  await sheet(page).getByRole('button', { name: 'Change' }).last().click()
  await sheet(page).getByRole('button', { name: 'One more' }).click()
  await sheet(page).getByRole('button', { name: 'Continue' }).click()
  await sheet(page).getByText('This will consume 200 points, which cannot be refunded after redemption').waitFor()
  await confirm.click()
  await page.waitForURL('**/s-points/mall/detail')
  const two = page.getByRole('list', { name: 'Redeemed' }).getByRole('listitem').filter({ hasText: 'x 2' })
  await two.getByText('200 Filcoins').waitFor()
  // What got no answer was done once, and what was changed is another redemption.
  expect(await mall.coinsOf(eve)).toEqual([
    [40, 100n],
    [40, 200n],
  ])
})

test('an instant good asks for an e-mail, and is there at once; their Filcoins bound how many [POINTS-19, MALL-23, MALL-24, MALL-82]', async () => {
  const id = await mall.goods(3, { name_en: 'Two tickets', deliver_method: 1, gives: 'ticket', gives_amount: 2 })
  const member = await arrive({ as: await mall.buyer(200n) })
  const { page } = member
  const goOn = () => sheet(page).getByRole('button', { name: 'Continue' }).click()
  await member.go(`/s-points/detail/${id}`)
  await page.getByRole('button', { name: 'Redeem Now' }).click()
  await sheet(page).getByRole('button', { name: 'One more' }).click()
  await sheet(page).getByText('Your Filcoins are enough for 2').waitFor()
  await sheet(page).getByRole('button', { name: 'One less' }).click()
  await sheet(page).getByLabel('Recipient name').fill('Cora')
  await sheet(page).getByLabel('Phone number').fill('9171234567')
  await goOn()
  await sheet(page).getByText('Email address is required').waitFor()
  await sheet(page).getByLabel('Email address').fill('cora@')
  await goOn()
  await sheet(page).getByText('Email Address Error').waitFor()
  await sheet(page).getByLabel('Email address').fill('cora@example.com')
  await goOn()
  await sheet(page).getByRole('button', { name: 'Confirm' }).click()
  await page.waitForURL('**/s-points/mall/detail')
  const state = page.locator('[data-tone]').getByText('Redemption successful')
  await state.waitFor()
  expect(await colourOf(state)).toBe('green')
  await shoot(page, 'redemptions-dark')
  await page.getByRole('list', { name: 'Redeemed' }).getByRole('link').click()
  await page.getByRole('link', { name: 'My tickets' }).click()
  await page.getByText('2 tickets left').waitFor()
})

test('a member takes as many as there are, and who confirms an item that went off reads so and leaves the question [MALL-28, MALL-74, MALL-82]', async () => {
  const thing = await mall.goods(3, { name_en: 'Going' })
  const fay = await mall.buyer(300n)
  const visitor = await arrive({ as: fay })
  const { page } = visitor
  await visitor.go(`/s-points/detail/${thing}`)
  await page.getByRole('button', { name: 'Redeem Now' }).click()
  await sheet(page).getByRole('button', { name: 'One more' }).click()
  const toldAt = performance.now()
  await sheet(page).getByRole('button', { name: 'One more' }).click()
  await sheet(page).getByText('Only 3 stocks').waitFor()
  await sheet(page).getByRole('button', { name: 'One more' }).click()
  await sheet(page).getByText('Only 3 stocks').waitFor({ state: 'detached' })
  const shownMs = performance.now() - toldAt
  expect(shownMs).toBeGreaterThanOrEqual(3000)
  expect(shownMs).toBeLessThan(9000)
  await sheet(page).getByLabel('Recipient name').fill('Fay')
  await sheet(page).getByLabel('Phone number').fill('9171234567')
  await sheet(page).getByLabel('Delivery address').fill('Makati')
  await sheet(page).getByRole('button', { name: 'Continue' }).click()
  await mall.changeGoods(thing, 0, { name_en: 'Going', is_on: false })
  await sheet(page).getByRole('button', { name: 'Confirm' }).click()
  await toast(page, 'This item is no longer offered. Nothing was taken.').waitFor()
  await sheet(page).getByRole('button', { name: 'Confirm' }).waitFor({ state: 'detached' })
  expect(await mall.coinsOf(fay)).toEqual([])
})
