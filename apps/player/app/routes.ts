import type { Brand } from '@saya/contract/brand.ts'
import type { ComponentType } from 'react'
import type { Need } from '../shared/answers.ts'

export interface Place {
  readonly params: Readonly<Record<string, string>>
  readonly search: URLSearchParams
}

export interface Route {
  readonly pattern: string
  /** `everyone` may look; everything else asks for a member. */
  readonly access: 'everyone' | 'member'
  /** Whether the bottom navigation is shown. */
  readonly tabs: boolean
  /** Without the light of the morning behind its top, as pages that are all pictures. */
  readonly plain?: boolean
  /** What the browser's tab calls it, where it is not the home page nor named by its address. */
  readonly title?:
    | 'my'
    | 'account'
    | 'avatar'
    | 'devices'
    | 'privacy'
    | 'password'
    | 'terms'
    | 'privacyPolicy'
    | 'faq'
    | 'stmt'
    | 'docs'
    | 'service'
    | 'helpCenter'
    | 'feedback'
    | 'app'
    | 'about'
    | 'kyc'
    | 'transaction'
    | 'bet'
    | 'cashback'
    | 'game'
    | 'favorites'
    | 'payees'
    | 'messages'
    | 'example'
    | 'partner'
    | 'landing'
  /** People enter by what its address says, which is good once and not for the history. */
  readonly isEntry?: true
  /** The file of the page, by which the build knows what it needs. */
  readonly module?: string
  /** Every page is a module of its own. A route without one answers with the not-found page. */
  readonly load?: () => Promise<{ Page: ComponentType<{ place: Place }> }>
  readonly needs?: (place: Place, brand: Brand) => Promise<Need[]>
  /** What an address without parts of its own stands for. */
  readonly fixed?: Readonly<Record<string, string>>
}

const everyone = { access: 'everyone', tabs: true } as const
const member = { access: 'member', tabs: true } as const
const bare = { tabs: false } as const

const home = { module: 'features/home/HomePage.tsx', load: () => import('../features/home/HomePage.tsx') }
const forgetPassword = {
  module: 'features/identity/ForgetPasswordPage.tsx',
  load: () => import('../features/identity/ForgetPasswordPage.tsx'),
  title: 'password',
} as const
const homeNeeds = async () => (await import('../features/home/homeNeeds.ts')).homeNeeds()
const gameNeeds = async (place: Place) => (await import('../features/game/gameNeeds.ts')).gameNeeds(place)

/** A page that shows one text, which every host and product has of its own. */
const text = {
  module: 'features/legal/LegalPage.tsx',
  load: () => import('../features/legal/LegalPage.tsx'),
  async needs(place: Place, brand: Brand) {
    const { legalNeeds, legalPlace } = await import('../features/legal/legalNeeds.ts')
    const { name, brand: whose } = legalPlace(place, brand)
    return legalNeeds(name, whose)
  },
} as const
const service = {
  module: 'features/support/ServicePage.tsx',
  load: () => import('../features/support/ServicePage.tsx'),
  title: 'service',
} as const
const about = (product: string) =>
  ({
    ...everyone,
    ...bare,
    ...text,
    pattern: `/about-${product}`,
    title: 'about',
    fixed: { document: 'about', product },
  }) as const

/** Where partners' apps open ours, and where one is led to theirs. */
const entry = {
  ...everyone,
  ...bare,
  module: 'features/partner/EntryPage.tsx',
  load: () => import('../features/partner/EntryPage.tsx'),
  title: 'partner',
  isEntry: true,
} as const
const handoff = {
  ...everyone,
  ...bare,
  module: 'features/partner/HandoffPage.tsx',
  load: () => import('../features/partner/HandoffPage.tsx'),
  title: 'partner',
  isEntry: true,
} as const
const redirect = (pattern: string, fixed: { readonly partner: string; readonly needs?: 'kyc' }) =>
  ({
    ...everyone,
    ...bare,
    pattern,
    module: 'features/partner/RedirectPage.tsx',
    load: () => import('../features/partner/RedirectPage.tsx'),
    title: 'partner',
    fixed,
  }) as const

/** Where advertisements lead to. */
const landing = (name: string) =>
  ({
    ...everyone,
    ...bare,
    plain: true,
    pattern: `/${name}`,
    module: 'features/ad/LandingPage.tsx',
    load: () => import('../features/ad/LandingPage.tsx'),
    needs: async (place: Place) => (await import('../features/ad/landingNeeds.ts')).landingNeeds(place),
    fixed: { landing: name },
  }) as const

/** Every address of the app. The first pattern that fits decides. */
export const routes: readonly Route[] = [
  { ...everyone, pattern: '/', ...home, needs: homeNeeds },
  { ...everyone, ...bare, pattern: '/login', ...home, needs: homeNeeds },
  { ...everyone, ...bare, pattern: '/loginPassword', ...home, needs: homeNeeds },
  { ...everyone, ...bare, pattern: '/forgetPassword/verify/:type', ...forgetPassword },
  { ...everyone, ...bare, pattern: '/forgetPassword/*?', ...forgetPassword },
  {
    ...everyone,
    plain: true,
    pattern: '/s-game/category/:categoryId',
    module: 'features/game/CategoryPage.tsx',
    load: () => import('../features/game/CategoryPage.tsx'),
    needs: gameNeeds,
  },
  {
    ...member,
    ...bare,
    plain: true,
    pattern: '/s-game/sections/favorite',
    title: 'favorites',
    module: 'features/game/FavouritesPage.tsx',
    load: () => import('../features/game/FavouritesPage.tsx'),
  },
  {
    ...everyone,
    ...bare,
    plain: true,
    pattern: '/s-game/sections/:sectionId',
    module: 'features/game/SectionPage.tsx',
    load: () => import('../features/game/SectionPage.tsx'),
    needs: gameNeeds,
  },
  {
    ...everyone,
    ...bare,
    pattern: '/s-game/about/:gameName',
    title: 'game',
    module: 'features/game/AboutPage.tsx',
    load: () => import('../features/game/AboutPage.tsx'),
    needs: gameNeeds,
  },
  { ...handoff, pattern: '/s-game-page/:gameName/:token' },
  { ...handoff, pattern: '/lazada-game/:gameName/:token?', fixed: { flag: 'lazadaBrowserUser' } },
  {
    ...member,
    ...bare,
    plain: true,
    pattern: '/s-game-page/:gameName',
    title: 'game',
    module: 'features/game/GamePage.tsx',
    load: () => import('../features/game/GamePage.tsx'),
  },
  {
    ...member,
    pattern: '/my',
    title: 'my',
    module: 'features/member/MyPage.tsx',
    load: () => import('../features/member/MyPage.tsx'),
  },
  {
    ...member,
    ...bare,
    pattern: '/my/news',
    title: 'messages',
    module: 'features/message/MessagesPage.tsx',
    load: () => import('../features/message/MessagesPage.tsx'),
  },
  {
    ...member,
    pattern: '/my/feedback',
    title: 'feedback',
    module: 'features/support/FeedbackPage.tsx',
    load: () => import('../features/support/FeedbackPage.tsx'),
  },
  {
    ...member,
    pattern: '/my/helpcenter',
    title: 'helpCenter',
    module: 'features/support/HelpCenterPage.tsx',
    load: () => import('../features/support/HelpCenterPage.tsx'),
  },
  {
    ...member,
    pattern: '/my/aboutus',
    title: 'about',
    module: 'features/legal/AboutUsPage.tsx',
    load: () => import('../features/legal/AboutUsPage.tsx'),
  },
  { ...member, ...service, pattern: '/my/service' },
  { ...member, pattern: '/my/*' },
  { ...member, ...bare, pattern: '/s-vip/*?' },
  {
    ...member,
    pattern: '/s-account',
    title: 'account',
    module: 'features/member/AccountPage.tsx',
    load: () => import('../features/member/AccountPage.tsx'),
  },
  {
    ...member,
    pattern: '/s-account/verifytype',
    title: 'password',
    module: 'features/identity/VerifyTypePage.tsx',
    load: () => import('../features/identity/VerifyTypePage.tsx'),
  },
  {
    ...member,
    ...bare,
    pattern: '/s-account/avatar',
    title: 'avatar',
    module: 'features/member/AvatarPage.tsx',
    load: () => import('../features/member/AvatarPage.tsx'),
  },
  {
    ...member,
    pattern: '/s-account/form/:type',
    title: 'account',
    module: 'features/member/AccountFormPage.tsx',
    load: () => import('../features/member/AccountFormPage.tsx'),
  },
  {
    ...member,
    pattern: '/s-account/devices',
    title: 'devices',
    module: 'features/identity/DevicesPage.tsx',
    load: () => import('../features/identity/DevicesPage.tsx'),
  },
  {
    ...member,
    ...bare,
    pattern: '/s-account/privacy',
    title: 'privacy',
    module: 'features/privacy/PrivacyPage.tsx',
    load: () => import('../features/privacy/PrivacyPage.tsx'),
  },
  { ...member, pattern: '/s-account/*?' },
  {
    ...member,
    ...bare,
    pattern: '/s-transaction/status',
    title: 'transaction',
    module: 'features/transaction/StatusPage.tsx',
    load: () => import('../features/transaction/StatusPage.tsx'),
  },
  {
    ...member,
    pattern: '/s-transaction/:kind?',
    title: 'transaction',
    module: 'features/transaction/TransactionPage.tsx',
    load: () => import('../features/transaction/TransactionPage.tsx'),
  },
  {
    ...member,
    ...bare,
    pattern: '/bet-record',
    title: 'bet',
    module: 'features/bet/BetRecordsPage.tsx',
    load: () => import('../features/bet/BetRecordsPage.tsx'),
  },
  {
    ...member,
    ...bare,
    pattern: '/bet-record/:id',
    title: 'bet',
    module: 'features/bet/BetRecordPage.tsx',
    load: () => import('../features/bet/BetRecordPage.tsx'),
  },
  { ...member, ...bare, pattern: '/welfare/tpg-details' },
  { ...member, ...bare, pattern: '/welfare/cq9-page' },
  { ...member, pattern: '/welfare/*?' },
  { ...member, pattern: '/blind-box' },
  { ...member, pattern: '/daily-wins' },
  { ...member, ...bare, pattern: '/s-points/detail/:id' },
  { ...member, ...bare, pattern: '/s-points/mall/detail' },
  { ...member, ...bare, pattern: '/s-points/earn/detail' },
  { ...member, pattern: '/s-points/*?' },
  { ...member, pattern: '/invite' },
  { ...everyone, ...service, pattern: '/service' },
  {
    ...member,
    ...bare,
    pattern: '/withdraw-accounts',
    title: 'payees',
    module: 'features/payee/PayeesPage.tsx',
    load: () => import('../features/payee/PayeesPage.tsx'),
  },
  { ...everyone, ...text, pattern: '/terms-of-use', title: 'terms', fixed: { document: 'terms' } },
  { ...everyone, ...text, pattern: '/privacy-policy', title: 'privacyPolicy', fixed: { document: 'privacy' } },
  {
    ...everyone,
    pattern: '/s-docs',
    title: 'docs',
    module: 'features/legal/DocsPage.tsx',
    load: () => import('../features/legal/DocsPage.tsx'),
  },
  { ...everyone, ...text, pattern: '/s-docs/terms', title: 'terms', fixed: { document: 'terms' } },
  { ...everyone, ...text, pattern: '/s-docs/privacy', title: 'privacyPolicy', fixed: { document: 'privacy' } },
  { ...everyone, ...text, pattern: '/s-docs/faq', title: 'faq', fixed: { document: 'faq' } },
  { ...everyone, ...text, pattern: '/s-docs/stmt', title: 'stmt', fixed: { document: 'stmt' } },
  { ...everyone, pattern: '/s-docs/*' },
  {
    ...everyone,
    pattern: '/app',
    title: 'app',
    module: 'features/support/AppPage.tsx',
    load: () => import('../features/support/AppPage.tsx'),
  },
  about('slots'),
  about('game'),
  about('play'),
  { ...everyone, ...bare, pattern: '/about-:product' },
  {
    ...member,
    ...bare,
    pattern: '/s-kyc',
    title: 'kyc',
    module: 'features/kyc/KycPage.tsx',
    load: () => import('../features/kyc/KycPage.tsx'),
  },
  {
    ...member,
    pattern: '/cashback',
    title: 'cashback',
    module: 'features/coupon/CashbackPage.tsx',
    load: () => import('../features/coupon/CashbackPage.tsx'),
  },
  {
    ...everyone,
    pattern: '/lazada',
    title: 'landing',
    module: 'features/partner/LandingPage.tsx',
    load: () => import('../features/partner/LandingPage.tsx'),
  },
  { ...handoff, pattern: '/withdraw-return/:token?', fixed: { flag: 'lazadaBrowserWithdrawUser' } },
  { ...entry, pattern: '/glifeuser', fixed: { partner: 'glife' } },
  { ...entry, pattern: '/lazadaminiuser', fixed: { partner: 'lazadamini' } },
  { ...entry, pattern: '/mayaminiuser', fixed: { partner: 'mayamini' } },
  redirect('/Glife', { partner: 'glife', needs: 'kyc' }),
  redirect('/GGames', { partner: 'glife', needs: 'kyc' }),
  redirect('/lazadamini', { partner: 'lazadamini' }),
  redirect('/mayamini', { partner: 'mayamini' }),
  landing('grabvip'),
  landing('grabmb'),
  landing('grabfg'),
  {
    ...everyone,
    pattern: '/example',
    title: 'example',
    module: 'features/example/ExamplePage.tsx',
    load: () => import('../features/example/ExamplePage.tsx'),
  },
]

/** What an address that is no route of the app is treated as. */
export const notFound: Route = { ...everyone, pattern: '*' }
