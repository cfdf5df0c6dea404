import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findRoute } from './findRoute.ts'
import { pages } from './pages.ts'
import { notFound, routes } from './routes.ts'

/** The addresses without a bottom navigation, and beside each its neighbour that has one. */
test.each([
  ['/login', '/'],
  ['/loginPassword', '/'],
  ['/forgetPassword/verify/phone', '/'],
  ['/s-game-page/mangga-fiesta', '/s-game/category/Slot'],
  ['/my/news', '/my/feedback'],
  ['/bet-record', '/s-transaction/balance'],
  ['/bet-record/1', '/s-transaction'],
  ['/s-game/sections/hot', '/s-game/category/hot'],
  ['/s-game/sections/favorite', '/s-game/category/favorite'],
  ['/withdraw-accounts', '/s-account'],
  ['/s-kyc', '/my'],
  ['/s-vip', '/invite'],
  ['/s-vip/level-system', '/cashback'],
  ['/s-points/detail/1', '/s-points'],
  ['/s-points/mall/detail', '/s-points/mall'],
  ['/s-points/earn/detail', '/s-points/daily-task'],
  ['/s-transaction/status', '/s-transaction/deposit'],
  ['/s-account/avatar', '/s-account/verifytype'],
  ['/about-slots', '/service'],
  ['/welfare/tpg-details', '/welfare'],
  ['/welfare/cq9-page', '/welfare/betting-rank'],
  ['/grabvip', '/app'],
  ['/grabmb', '/blind-box'],
  ['/grabfg', '/daily-wins'],
])('the route of %s hides the bottom navigation, that of %s shows it', (hidden, shown) => {
  expect([findRoute(hidden).route.tabs, findRoute(shown).route.tabs]).toEqual([false, true])
})

/** The list of the documents, and pages of one thing that came later: a tab that is pressed there by mistake loses what was begun. */
test('the bottom navigation is shown on every page but these [SHELL-34]', () => {
  const hidden = routes.filter(({ tabs, page }) => page && !tabs).map(({ pattern }) => pattern)
  expect(hidden.toSorted()).toEqual(
    `/login /loginPassword /forgetPassword/verify/:type /forgetPassword/*? /s-game-page/:gameName /my/news
    /bet-record /bet-record/:id /s-game/sections/favorite /s-game/sections/:sectionId /withdraw-accounts /s-kyc
    /s-vip /s-vip/level-system /s-points/detail/:id /s-points/mall/detail /s-points/earn/detail
    /s-transaction/status /s-account/avatar /about-slots /about-game /about-play /welfare/tpg-details
    /welfare/cq9-page /grabvip /grabmb /grabfg
    /s-game/about/:gameName /s-account/privacy /s-limits /s-figures /s-statement /s-safer-play
    /s-points/movements /agency /promotions/:id
    /s-game-page/:gameName/:token /lazada-game/:gameName/:token? /withdraw-return/:token? /glifeuser
    /lazadaminiuser /mayaminiuser /Glife /GGames /lazadamini /mayamini`
      .split(/\s+/)
      .toSorted(),
  )
})

test('what a guest may see is this and nothing else: every other address asks for a member [ROUTE-65]', () => {
  const open = routes.filter(({ access }) => access === 'everyone').map(({ pattern }) => pattern)
  expect(new Set(open)).toEqual(
    new Set(
      `/ /login /loginPassword /forgetPassword/verify/:type /forgetPassword/*? /s-game/category/:categoryId
      /s-game/sections/:sectionId /s-game/about/:gameName /my/feedback /my/helpcenter /my/aboutus /my/service
      /service /app /invite /terms-of-use /privacy-policy /s-docs /s-docs/terms /s-docs/privacy /s-docs/faq
      /s-docs/stmt /s-docs/* /about-slots /about-game /about-play /about-:product /lazada /glifeuser
      /lazadaminiuser /mayaminiuser /Glife /GGames /lazadamini /mayamini /withdraw-return/:token?
      /s-game-page/:gameName/:token /lazada-game/:gameName/:token? /grabvip /grabmb /grabfg /example`.split(/\s+/),
    ),
  )
  expect([findRoute('/s-game/sections/favorite').route.access, notFound.access]).toEqual(['member', 'everyone'])
})

test('every page is fetched by itself, from the file that the build knows it by [SHELL-07]', () => {
  const source = readFileSync(join(import.meta.dirname, 'pages.ts'), 'utf8')
  expect(Object.keys(pages).length).toBeGreaterThan(40)
  for (const { module, load } of Object.values(pages)) {
    expect(String(load)).toContain(`/${module}`)
    expect(source).toContain(`() => import('../${module}')`)
    expect(source).not.toContain(`from '../${module}'`)
  }
})
