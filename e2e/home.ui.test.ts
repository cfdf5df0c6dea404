import { changeContent, changeGame, desktop, mallTools, openBrowser, openWorld, setLinks, visit } from '@saya/testing'
import type { Visit, Visitor, World } from '@saya/testing'
import type { Browser, Locator } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { bendAnswers } from './bendAnswers.ts'
import { findViolations } from './findViolations.ts'
import { takeTroubles } from './takeTroubles.ts'

let world: World
let browser: Browser
let guest: Visitor
let otherWorld: World | undefined
beforeAll(async () => {
  world = await openWorld({ pages: true })
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await world.close()
})
afterEach(async () => {
  expect(guest.troubles).toEqual([])
  await guest.close()
  await otherWorld?.close()
  otherWorld = undefined
})

async function openHome(wish: Visit = {}) {
  guest = await visit(browser, otherWorld ?? world, { site: 'slots', ...wish })
  await guest.go('/')
  return guest.page
}

/** A world of one test's own, whose content is another. */
async function changed(change: (db: World['db']) => Promise<unknown>) {
  otherWorld = await openWorld({ pages: true })
  await change(otherWorld.db)
  return otherWorld
}

const sections = ['Hot Games', 'Slot', 'Live', 'Fishing']

test('a picture that never comes keeps nobody from signing in', async () => {
  guest = await visit(browser, world)
  await guest.page.route('**/*.webp', () => {})
  await guest.page.goto('/', { waitUntil: 'commit' })
  await guest.page.getByRole('link', { name: 'Log in' }).click()
  await guest.page.getByRole('dialog').getByLabel('Phone number').waitFor()
  await guest.page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('a guest sees the sections of the home page in their order, without an account [GAME-03, GAME-04, ROUTE-02, ROUTE-68]', async () => {
  const page = await openHome()
  const headings = await page.getByRole('heading', { level: 2 }).allTextContents()
  expect(headings).toEqual([...sections, 'Follow Us', 'Responsible Gaming'])
})

test('the brand is told by the host and shown beside the name [SHELL-04]', async () => {
  const page = await openHome({ site: 'game' })
  await page.getByRole('banner').getByText('game', { exact: true }).waitFor()
  expect(await page.locator('html').getAttribute('data-brand')).toBe('game')
})

test('a section is a title, an arrow and a carousel that shows three games to a view [GAME-05, GAME-06]', async () => {
  const page = await openHome()
  for (const name of sections) {
    await page.getByRole('heading', { name, exact: true }).waitFor()
    await page.getByRole('link', { name: `See all ${name}` }).waitFor()
    const carousel = page.getByRole('group', { name, exact: true })
    expect([name, await wholeCards(carousel)]).toEqual([name, 3])
    expect(await carousel.getByRole('link').count()).toBe(9)
  }
})

/** How many cards of a carousel are wholly in sight. */
async function wholeCards(carousel: Locator): Promise<number> {
  const view = await carousel.boundingBox()
  const cards = await Promise.all((await carousel.getByRole('link').all()).map(card => card.boundingBox()))
  const right = (view?.x ?? 0) + (view?.width ?? 0)
  return cards.filter(card => card && card.x >= (view?.x ?? 0) && card.x + card.width <= right).length
}

test('the arrow of Hot Games leads to its section [GAME-07]', async () => {
  const page = await openHome()
  await page.getByRole('link', { name: 'See all Hot Games' }).click()
  await page.getByRole('heading', { level: 1, name: 'Hot Games' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/s-game/sections/Hot%20Games')
})

test.each([
  ['Slot', 'Slots'],
  ['Live', 'Live'],
  ['Fishing', 'Fishing'],
])('the arrow of %s leads to its category, the most popular first [GAME-08, ROUTE-05]', async (name, title) => {
  const page = await openHome()
  await page.getByRole('link', { name: `See all ${name}` }).click()
  await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor()
  expect(page.url()).toContain(`/s-game/category/${name}?sort=Popular`)
})

test.each([false, true])('all kinds of games are a tap away, signed in: %s [GAME-01]', async isMember => {
  const as = isMember ? await world.player({ kyc: 'fully_kyc' }) : undefined
  const page = await openHome(as ? { as } : {})
  const tiles = page.getByRole('navigation', { name: 'Game categories' }).getByRole('link')
  const names = await tiles.evaluateAll(links => links.map(link => link.getAttribute('aria-label')))
  expect(names).toEqual(['Slots', 'Live', 'Fishing', 'Bingo', 'Sports', 'Table Game', 'Board Game'])
  for (const name of names) {
    await page
      .getByRole('navigation', { name: 'Game categories' })
      .getByRole('link', { name: name ?? '' })
      .click()
    await page.getByRole('heading', { level: 1, name: name ?? '', exact: true }).waitFor()
    const games = page.getByRole('list', { name: `Games: ${name}` }).getByRole('link')
    await games.first().waitFor()
    expect([name, await games.count()]).toEqual([name, expect.toSatisfy((count: number) => count >= 5)])
    await page.getByRole('link', { name: 'Home' }).click()
  }
})

const followed = (page: Visitor['page']) =>
  page
    .locator('section', { has: page.getByRole('heading', { name: 'Follow Us' }) })
    .getByRole('link')
    .evaluateAll(links => links.map(link => [link.getAttribute('aria-label'), link.getAttribute('href')]))

test('the Follow Us row shows the media links of the operator, and none that is no web address; the row below shows both of its bottom links [GAME-09, GAME-13, SHELL-75]', async () => {
  await changed(async db => {
    await setLinks(db, 'media', [
      { name: 'Facebook', url: 'https://social.example/saya' },
      { name: 'Forum', url: 'https://forum.example/' },
      { name: 'Trap', url: 'javascript:alert(1)' },
    ])
    await setLinks(db, 'bottom', [
      { name: 'Gaming Board', url: 'https://gov.example/licence' },
      { name: 'Help line', url: 'https://help.example/' },
    ])
  })
  const page = await openHome()
  expect(await followed(page)).toEqual([
    ['Facebook', 'https://social.example/saya'],
    ['Forum', 'https://forum.example/'],
  ])
  const links = responsible(page).getByRole('link')
  expect(await links.evaluateAll(all => all.map(one => [one.textContent, one.getAttribute('href')]))).toEqual([
    ['Gaming Board', 'https://gov.example/licence'],
    ['Help line', 'https://help.example/'],
    ['Privacy Policy', '/privacy-policy'],
  ])
})

test('without media links of the operator the row shows five of its own [GAME-10]', async () => {
  const names = (await followed(await openHome())).map(([name]) => name)
  expect(names).toEqual(['Facebook', 'Instagram', 'TikTok', 'YouTube', 'Telegram'])
})

const responsible = (page: Visitor['page']) =>
  page.locator('section', { has: page.getByRole('heading', { name: 'Responsible Gaming' }) })

test('the Responsible Gaming row has the places of the regulator logos and the standing links [GAME-12, GAME-13]', async () => {
  await changed(db => setLinks(db, 'bottom', []))
  const row = responsible(await openHome())
  await row.getByText('21+', { exact: true }).waitFor()
  await row.getByText('Regulator logo').waitFor()
  await row.getByText('License seal').waitFor()
  const links = row.getByRole('link')
  expect(await links.allTextContents()).toEqual(['Play safe', 'Terms of Use', 'Privacy Policy'])
})

test('a logo and a link that the operator sets take their place, and the others stay [GAME-12, GAME-13]', async () => {
  const img = '/img/providers/bahari.webp'
  await changed(db => setLinks(db, 'bottom', [{ name: 'Gaming Board', url: 'https://gov.example/licence', img }]))
  const row = responsible(await openHome())
  await row.getByRole('img', { name: 'Gaming Board' }).waitFor()
  expect(await row.getByText('Regulator logo').count()).toBe(0)
  await row.getByText('License seal').waitFor()
  const links = row.getByRole('link')
  expect(await links.allTextContents()).toEqual(['Gaming Board', 'Terms of Use', 'Privacy Policy'])
  expect(await links.first().getAttribute('href')).toBe('https://gov.example/licence')
})

test('a banner leads to a page of ours or to the web, and never runs a script [SHELL-75]', async () => {
  await changed(db =>
    changeContent(db, async tx => {
      await tx.updateTable('banner').set({ href: 'javascript:alert(1)' }).where('id', '=', 'deposit-bonus').execute()
      await tx.updateTable('banner').set({ href: '//elsewhere.example/' }).where('id', '=', 'vip').execute()
      await tx.updateTable('banner').set({ href: 'https://partner.example/' }).where('id', '=', 'filcoins').execute()
    }),
  )
  const page = await openHome()
  const banners = page.getByRole('group', { name: 'Promotions' }).locator('a')
  expect(await banners.evaluateAll(links => links.map(link => link.getAttribute('href')))).toEqual([
    null,
    null,
    'https://partner.example/',
  ])
})

test('a home page whose content does not come is empty rather than an error, and fills itself when the network is back', async () => {
  guest = await visit(browser, world, { site: 'slots', as: await world.player({ kyc: 'fully_kyc' }) })
  const { page, context, troubles } = guest
  await guest.go('/my')
  await context.route(/\/member\/index/, route => route.abort())
  await page.getByRole('link', { name: 'Home' }).click()
  await page.getByRole('heading', { name: 'Follow Us' }).waitFor()
  expect(await page.getByRole('heading', { level: 2 }).allTextContents()).toEqual(['Follow Us', 'Responsible Gaming'])
  expect(await page.getByRole('alert').allTextContents()).toEqual([])
  await context.unroute(/\/member\/index/)
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await page.getByRole('heading', { name: 'Hot Games' }).waitFor()
  expect(troubles.splice(0).every(trouble => trouble.includes('ERR_FAILED'))).toBe(true)
})

test.each([
  ['a path is looked for on the image host, after one slash [SHELL-77]', () => 'img/games/benguet-gold.webp'],
  ['an address is kept as it is [SHELL-76]', (host: string) => `${host}/img/games/benguet-gold.webp`],
])('of a picture %s', async (_, imgOn) => {
  const { db, url } = await changed(async () => {})
  const host = `http://slots.localhost:${new URL(url).port}`
  await changeGame(db, 'mangga-fiesta', { img: imgOn(host) })
  const page = await openHome()
  const picture = page.getByRole('group', { name: 'Hot Games' }).getByRole('img', { name: 'Mangga Fiesta' })
  await picture.scrollIntoViewIfNeeded()
  await expect.poll(() => picture.evaluate(image => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(1)
  expect(await picture.evaluate(image => (image as HTMLImageElement).currentSrc)).toBe(
    `${host}/img/games/benguet-gold.webp`,
  )
})

test('a maintained game says that it comes back', async () => {
  await changed(db => changeGame(db, 'mangga-fiesta', { maintained: true }))
  const page = await openHome()
  const hot = page.getByRole('group', { name: 'Hot Games' })
  await hot.getByRole('link', { name: 'Mangga Fiesta Back soon' }).waitFor()
})

test('a picture that cannot be loaded gives way to an icon, and a portrait to the standard one [SHELL-55]', async () => {
  const { db, player } = await changed(db => changeGame(db, 'mangga-fiesta', { img: '/img/games/gone.webp' }))
  const ana = await player()
  await db.member(ana.uid, tx => tx.updateTable('profile').set({ avatar: 'gone' }).where('uid', '=', ana.uid).execute())
  const page = await openHome({ as: ana })
  const card = page.getByRole('group', { name: 'Hot Games' }).getByRole('link').first()
  await card.getByText('Mangga Fiesta').waitFor()
  expect(await card.locator('svg').count()).toBeGreaterThan(0)
  expect(await card.locator('img').count()).toBe(0)
  await page.getByRole('link', { name: 'My' }).locator('img[src="/img/avatars/default.webp"]').waitFor()
  expect(guest.troubles.every(trouble => trouble.includes('404'))).toBe(true)
  takeTroubles(guest.troubles, /status of 404/)
})

test('no picture stays broken, be it of goods, a win, a game, a gift or an empty list: a drawing takes its place [SHELL-55]', async () => {
  const mall = await mallTools(world)
  const ana = await mall.buyer(500n)
  await mall.submit(ana, await mall.goods(3))
  const { data: redeemed } = await mall.listOf(ana)
  guest = await visit(browser, world, { as: ana })
  const { page, troubles } = guest
  const win = {
    rank: 1,
    player: 'u9***1',
    game_code: 'mangga-fiesta',
    en_name: 'Mangga Fiesta',
    tl_name: 'Mangga Fiesta',
  }
  await bendAnswers<object>(page, '**/promo/daily/wins', wins => ({
    ...wins,
    today: [{ ...win, img: '/img/games/gone.webp', amount: '500.00', at: Math.floor(world.clock.now() / 1000) }],
  }))
  await page.route(/\/img\/.*\.(webp|jpg|svg)/, route => route.abort('failed'))
  for (const [address, drawn] of [
    ['/s-points/mall', '.goodsCard > [data-drawn]'],
    ['/s-points/detail/folding-umbrella', '.goodsGallery [data-drawn][aria-label]'],
    ['/s-points/mall/detail', '.redemptionPicture[data-drawn]'],
    [`/s-transaction/status?id=${redeemed.d[0]?.id}&type=RedeemFilcoins`, '.statusMethod [data-drawn]'],
    ['/daily-wins', '.winRow [data-drawn]'],
    ['/s-game/about/mangga-fiesta', '.gameAbout > [data-drawn]'],
    ['/', '.banner > .icon'],
    ['/s-points', '.checkInDay[data-last] > [data-gift]'],
    ['/s-vip', '.vipIcon > [data-gift]'],
    ['/welfare', '.welfareCard > [data-gift]'],
    ['/invite', '.inviteHero [data-gift]'],
    ['/s-game/sections/favorite', '.emptyState > .sunMark'],
    ['/no-such-page', '.notice > .sunMark'],
    ['/grabvip', '.landingHero > .icon'],
  ] as const) {
    await guest.go(address)
    await page.locator(drawn).first().waitFor()
    // What lies below the screen is not asked for yet.
    const unseen = () =>
      page
        .locator('img:not([loading="lazy"])')
        .evaluateAll(all => all.flatMap(one => (one instanceof HTMLImageElement && !one.naturalWidth ? [one.src] : [])))
    await expect.poll(unseen).toEqual([])
    takeTroubles(troubles, address === '/no-such-page' ? /ERR_FAILED|status of 404/ : /ERR_FAILED/)
  }
})

test('the search of the home page opens the search of the games', async () => {
  const page = await openHome()
  await page.getByRole('link', { name: 'Search games' }).click()
  await page.getByRole('searchbox').and(page.locator(':focus')).waitFor()
})

test('the bar is solid once the page passes under it', async () => {
  const page = await openHome()
  const veil = () => page.getByRole('banner').evaluate(bar => Number(getComputedStyle(bar, '::before').opacity))
  expect(await veil()).toBe(0)
  await page.mouse.wheel(0, 600)
  await expect.poll(veil).toBe(1)
})

test('the words and the picture of a banner do not meet, in either language', async () => {
  for (const language of ['en', 'tl'] as const) {
    const page = await openHome({ language })
    const meetings = await page.locator('.banner').evaluateAll(
      banners =>
        banners.filter(banner => {
          const picture = banner.querySelector('img')?.getBoundingClientRect()
          const action = banner.querySelector('.bannerAction')?.getBoundingClientRect()
          return picture && action && action.right > picture.left
        }).length,
    )
    expect([language, meetings]).toEqual([language, 0])
    if (language === 'en') await guest.close()
  }
})

test.each([
  ['a narrow phone', { width: 320, height: 640 }],
  ['twice the size', { width: 180, height: 370 }],
  ['a wide screen', desktop],
])('nothing stands out at the side on %s, in Tagalog', async (_screen, viewport) => {
  const page = await openHome({ viewport, language: 'tl' })
  const overhang = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
  expect(await page.evaluate(overhang)).toBe(0)
  const logIn = await page.getByRole('link', { name: 'Mag-log in' }).boundingBox()
  expect((logIn?.x ?? 0) + (logIn?.width ?? 0)).toBeLessThanOrEqual(viewport.width)
})

test.each(['light', 'dark'] as const)('the home page has no obstacle in the %s theme', async theme => {
  const page = await openHome({ theme })
  expect(await findViolations(page)).toEqual([])
})
