import type { PageName } from './pages.ts'

export interface Route {
  readonly pattern: string
  /** `everyone` may look; everything else asks for a member. */
  readonly access: 'everyone' | 'member'
  /** Whether the bottom navigation is shown. */
  readonly tabs: boolean
  /** Without the light of the morning behind its top, as pages that are all pictures. */
  readonly plain?: boolean
  /** People enter by what its address says, which is good once and not for the history. */
  readonly isEntry?: true
  /** What is shown here: `pages.ts` says what that is. A route without a page answers with the not-found page. */
  readonly page?: PageName
  /** What an address without parts of its own stands for. */
  readonly fixed?: Readonly<Record<string, string>>
}

/** How the routes of a kind are written: a pattern, its page, and what else is to be said of it. */
function routesOf(access: Route['access'], tabs: boolean) {
  return (pattern: string, page?: PageName, more?: Pick<Route, 'plain' | 'isEntry' | 'fixed'>): Route => ({
    access,
    tabs,
    pattern,
    ...(page && { page }),
    ...more,
  })
}

const everyone = routesOf('everyone', true)
const everyoneBare = routesOf('everyone', false)
const member = routesOf('member', true)
const memberBare = routesOf('member', false)

const about = (product: string) => everyoneBare(`/about-${product}`, 'about', { fixed: { document: 'about', product } })

/** Where partners' apps open ours, and where one is led to theirs. */
const entry = (pattern: string, partner: string) =>
  everyoneBare(pattern, 'entry', { isEntry: true, fixed: { partner } })
const handoff = (pattern: string, fixed?: Route['fixed']) =>
  everyoneBare(pattern, 'handoff', { isEntry: true, ...(fixed && { fixed }) })
const redirect = (pattern: string, fixed: { readonly partner: string; readonly needs?: 'kyc' }) =>
  everyoneBare(pattern, 'redirect', { fixed })

/** Where advertisements lead to. */
const landing = (name: string) => everyoneBare(`/${name}`, 'landing', { plain: true, fixed: { landing: name } })

/** Every address of the app. The first pattern that fits decides. All of it is in the first script: keep it small. */
export const routes: readonly Route[] = [
  everyone('/', 'home'),
  everyoneBare('/login', 'home'),
  everyoneBare('/loginPassword', 'home'),
  everyoneBare('/forgetPassword/verify/:type', 'forgetPassword'),
  everyoneBare('/forgetPassword/*?', 'forgetPassword'),
  everyone('/s-game/category/:categoryId', 'category', { plain: true }),
  memberBare('/s-game/sections/favorite', 'favourites', { plain: true }),
  everyoneBare('/s-game/sections/:sectionId', 'section', { plain: true }),
  everyoneBare('/s-game/about/:gameName', 'aboutGame'),
  handoff('/s-game-page/:gameName/:token'),
  handoff('/lazada-game/:gameName/:token?', { flag: 'lazadaBrowserUser' }),
  memberBare('/s-game-page/:gameName', 'game', { plain: true }),
  member('/my', 'my'),
  memberBare('/my/news', 'news'),
  everyone('/my/feedback', 'feedback'),
  everyone('/my/helpcenter', 'helpcenter'),
  everyone('/my/aboutus', 'aboutus'),
  everyone('/my/service', 'service'),
  member('/my/*'),
  memberBare('/s-vip', 'vip'),
  memberBare('/s-vip/level-system', 'levels'),
  member('/s-account', 'account'),
  member('/s-account/verifytype', 'verifytype'),
  memberBare('/s-account/avatar', 'avatar'),
  member('/s-account/form/:type', 'form'),
  member('/s-account/devices', 'devices'),
  member('/s-account/passkeys', 'passkeys'),
  memberBare('/s-account/privacy', 'privacy'),
  memberBare('/s-limits', 'limits'),
  memberBare('/s-figures', 'figures'),
  memberBare('/s-statement', 'statement'),
  memberBare('/s-safer-play', 'saferPlay'),
  member('/s-account/*?'),
  memberBare('/s-transaction/status', 'status'),
  member('/s-transaction/:kind?', 'transaction'),
  memberBare('/bet-record', 'betRecords'),
  memberBare('/bet-record/:id', 'betRecord'),
  memberBare('/welfare/tpg-details', 'lossRebate'),
  memberBare('/welfare/cq9-page', 'rebate'),
  member('/welfare', 'welfare'),
  member('/welfare/betting-rank', 'ranking'),
  member('/daily-wins', 'wins'),
  member('/blind-box', 'box'),
  member('/s-points/mall', 'mall'),
  memberBare('/s-points/detail/:id', 'goods'),
  memberBare('/s-points/mall/detail', 'redemptions'),
  memberBare('/s-points/earn/detail', 'earned'),
  memberBare('/s-points/movements', 'movements'),
  member('/s-points', 'points'),
  member('/s-points/daily-task', 'points', { fixed: { tab: 'daily' } }),
  everyone('/invite', 'invite'),
  memberBare('/agency', 'agency'),
  everyone('/service', 'service'),
  memberBare('/withdraw-accounts', 'payees'),
  everyone('/terms-of-use', 'terms', { fixed: { document: 'terms' } }),
  everyone('/privacy-policy', 'privacyPolicy', { fixed: { document: 'privacy' } }),
  everyone('/s-docs', 'docs'),
  everyone('/s-docs/terms', 'terms', { fixed: { document: 'terms' } }),
  everyone('/s-docs/privacy', 'privacyPolicy', { fixed: { document: 'privacy' } }),
  everyone('/s-docs/faq', 'faq', { fixed: { document: 'faq' } }),
  everyone('/s-docs/stmt', 'stmt', { fixed: { document: 'stmt' } }),
  everyone('/s-docs/*'),
  everyone('/app', 'app'),
  about('slots'),
  about('game'),
  about('play'),
  everyoneBare('/about-:product'),
  memberBare('/s-kyc', 'kyc'),
  member('/cashback', 'cashback'),
  member('/promotions', 'promotions'),
  memberBare('/promotions/:id', 'promotion'),
  everyone('/lazada', 'lazada'),
  handoff('/withdraw-return/:token?', { flag: 'lazadaBrowserWithdrawUser' }),
  entry('/glifeuser', 'glife'),
  entry('/lazadaminiuser', 'lazadamini'),
  entry('/mayaminiuser', 'mayamini'),
  redirect('/Glife', { partner: 'glife', needs: 'kyc' }),
  redirect('/GGames', { partner: 'glife', needs: 'kyc' }),
  redirect('/lazadamini', { partner: 'lazadamini' }),
  redirect('/mayamini', { partner: 'mayamini' }),
  landing('grabvip'),
  landing('grabmb'),
  landing('grabfg'),
  everyone('/example', 'example'),
]

/** What an address that is no route of the app is treated as. */
export const notFound: Route = everyone('*')
