import type { Brand } from '@saya/contract/brand.ts'
import type { Text } from '@saya/contract/text'
import type { ComponentType } from 'react'
import { listName } from '../features/game/list/listName.ts'
import type { Need } from '../shared/answer/answers.ts'
import type { Place } from '../shared/session/place.ts'
import { type Language, speak, texts } from '../shared/texts.ts'

export interface PageEntry {
  /** The file of the page, by which the build knows what it needs. */
  readonly module: string
  /** Every page is a module of its own. */
  readonly load: () => Promise<{ Page: ComponentType<{ place: Place }> }>
  /** What the browser's tab calls it. `null` is the app's own name, unless the address names a list of games. */
  readonly title: Text | null
  /** What the server asks for before it renders the page. */
  readonly needs?: (place: Place, brand: Brand) => Promise<Need[]>
  /**
   * A member's page whose frame the server renders: what stands there before anything of the member's is known. What it `needs`
   * is the same for every member.
   */
  readonly isFramed?: true
}

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

/**
 * Every page by its name. The app fetches this file once it has taken over the page it began with, which the document
 * names to it, so that a page more costs the first script no more than its route.
 */
export const pages = {
  home: {
    module: 'features/home/HomePage.tsx',
    load: () => import('../features/home/HomePage.tsx'),
    title: null,
    needs: async () => (await import('../features/home/homeNeeds.ts')).homeNeeds(),
  },
  forgetPassword: {
    module: 'features/identity/password/ForgetPasswordPage.tsx',
    load: () => import('../features/identity/password/ForgetPasswordPage.tsx'),
    title: ['Password', 'Password'],
  },
  category: {
    module: 'features/game/list/CategoryPage.tsx',
    load: () => import('../features/game/list/CategoryPage.tsx'),
    title: null,
    needs: gameNeeds,
  },
  favourites: {
    module: 'features/game/list/FavouritesPage.tsx',
    load: () => import('../features/game/list/FavouritesPage.tsx'),
    title: ['Favorites', 'Mga paborito'],
  },
  section: {
    module: 'features/game/list/SectionPage.tsx',
    load: () => import('../features/game/list/SectionPage.tsx'),
    title: null,
    needs: gameNeeds,
  },
  aboutGame: {
    module: 'features/game/about/AboutPage.tsx',
    load: () => import('../features/game/about/AboutPage.tsx'),
    title: ['Game', 'Laro'],
    needs: gameNeeds,
  },
  game: {
    module: 'features/game/page/GamePage.tsx',
    load: () => import('../features/game/page/GamePage.tsx'),
    title: ['Game', 'Laro'],
  },
  my: {
    module: 'features/member/MyPage.tsx',
    load: () => import('../features/member/MyPage.tsx'),
    title: ['My', 'Ako'],
  },
  news: {
    module: 'features/message/MessagesPage.tsx',
    load: () => import('../features/message/MessagesPage.tsx'),
    title: ['Messages', 'Mga mensahe'],
  },
  feedback: {
    module: 'features/support/FeedbackPage.tsx',
    load: () => import('../features/support/FeedbackPage.tsx'),
    title: ['Feedback', 'Feedback'],
  },
  agency: {
    module: 'features/agency/AgencyPage.tsx',
    load: () => import('../features/agency/AgencyPage.tsx'),
    title: ['Agents', 'Mga agent'],
  },
  helpcenter: {
    module: 'features/support/HelpCenterPage.tsx',
    load: () => import('../features/support/HelpCenterPage.tsx'),
    title: ['Help Center', 'Help Center'],
  },
  aboutus: {
    module: 'features/legal/AboutUsPage.tsx',
    load: () => import('../features/legal/AboutUsPage.tsx'),
    title: ['About', 'Tungkol sa amin'],
    needs: async (_place: Place, brand: Brand) =>
      (await import('../features/legal/legalNeeds.ts')).legalNeeds('about', brand),
  },
  service: {
    module: 'features/support/ServicePage.tsx',
    load: () => import('../features/support/ServicePage.tsx'),
    title: ['Service', 'Service'],
  },
  account: {
    module: 'features/member/account/AccountPage.tsx',
    load: () => import('../features/member/account/AccountPage.tsx'),
    title: ['Account', 'Account'],
  },
  verifytype: {
    module: 'features/identity/verification/VerifyTypePage.tsx',
    load: () => import('../features/identity/verification/VerifyTypePage.tsx'),
    title: ['Password', 'Password'],
  },
  avatar: {
    module: 'features/member/avatar/AvatarPage.tsx',
    load: () => import('../features/member/avatar/AvatarPage.tsx'),
    title: ['Avatar', 'Avatar'],
  },
  form: {
    module: 'features/member/account/AccountFormPage.tsx',
    load: () => import('../features/member/account/AccountFormPage.tsx'),
    title: ['Account', 'Account'],
  },
  devices: {
    module: 'features/identity/devices/DevicesPage.tsx',
    load: () => import('../features/identity/devices/DevicesPage.tsx'),
    title: ['Devices', 'Mga device'],
  },
  passkeys: {
    module: 'features/identity/passkey/PasskeysPage.tsx',
    load: () => import('../features/identity/passkey/PasskeysPage.tsx'),
    title: ['Passkeys', 'Mga passkey'],
  },
  saferPlay: {
    module: 'features/exclusion/SaferPlayPage.tsx',
    load: () => import('../features/exclusion/SaferPlayPage.tsx'),
    title: ['Safer play', 'Mas ligtas na paglalaro'],
  },
  box: {
    module: 'features/box/BoxPage.tsx',
    load: () => import('../features/box/BoxPage.tsx'),
    title: ['Mystery Box', 'Mystery Box'],
  },
  promotions: {
    module: 'features/promotion/PromotionsPage.tsx',
    load: () => import('../features/promotion/PromotionsPage.tsx'),
    title: ['Promotions', 'Mga promotion'],
  },
  promotion: {
    module: 'features/promotion/PromotionPage.tsx',
    load: () => import('../features/promotion/PromotionPage.tsx'),
    title: ['Promotion', 'Promotion'],
  },
  ranking: {
    module: 'features/ranking/RankingPage.tsx',
    load: () => import('../features/ranking/RankingPage.tsx'),
    title: ['Slot Betting Rankings', 'Slot Betting Rankings'],
  },
  points: {
    module: 'features/task/PointsPage.tsx',
    load: () => import('../features/task/PointsPage.tsx'),
    title: ['Filcoins', 'Filcoins'],
    isFramed: true,
  },
  movements: {
    module: 'features/task/details/MovementsPage.tsx',
    load: () => import('../features/task/details/MovementsPage.tsx'),
    title: ['Filcoin history', 'Mga galaw ng Filcoins'],
  },
  earned: {
    module: 'features/task/details/EarnPage.tsx',
    load: () => import('../features/task/details/EarnPage.tsx'),
    title: ['Filcoins earned', 'Mga kinitang Filcoin'],
  },
  limits: {
    module: 'features/limit/LimitsPage.tsx',
    load: () => import('../features/limit/LimitsPage.tsx'),
    title: ['My limits', 'Mga limit ko'],
  },
  figures: {
    module: 'features/ownFigure/FiguresPage.tsx',
    load: () => import('../features/ownFigure/FiguresPage.tsx'),
    title: ['My figures', 'Mga numero ko'],
  },
  statement: {
    module: 'features/statement/StatementPage.tsx',
    load: () => import('../features/statement/StatementPage.tsx'),
    title: ['Statement', 'Statement'],
  },
  privacy: {
    module: 'features/privacy/PrivacyPage.tsx',
    load: () => import('../features/privacy/PrivacyPage.tsx'),
    title: ['Privacy', 'Privacy'],
  },
  status: {
    module: 'features/transaction/status/StatusPage.tsx',
    load: () => import('../features/transaction/status/StatusPage.tsx'),
    title: ['Transactions', 'Mga transaksyon'],
  },
  transaction: {
    module: 'features/transaction/TransactionPage.tsx',
    load: () => import('../features/transaction/TransactionPage.tsx'),
    title: ['Transactions', 'Mga transaksyon'],
  },
  betRecords: {
    module: 'features/bet/BetRecordsPage.tsx',
    load: () => import('../features/bet/BetRecordsPage.tsx'),
    title: ['Bet records', 'Mga taya'],
  },
  betRecord: {
    module: 'features/bet/BetRecordPage.tsx',
    load: () => import('../features/bet/BetRecordPage.tsx'),
    title: ['Bet records', 'Mga taya'],
  },
  payees: {
    module: 'features/payee/PayeesPage.tsx',
    load: () => import('../features/payee/PayeesPage.tsx'),
    title: ['Withdraw accounts', 'Mga withdraw account'],
  },
  terms: { ...text, title: ['Terms of Use', 'Mga Tuntunin ng Paggamit'] },
  privacyPolicy: { ...text, title: ['Privacy Policy', 'Patakaran sa Privacy'] },
  faq: { ...text, title: ['FAQ', 'FAQ'] },
  stmt: { ...text, title: ['Play safe', 'Maglaro nang ligtas'] },
  about: { ...text, title: ['About', 'Tungkol sa amin'] },
  docs: {
    module: 'features/legal/DocsPage.tsx',
    load: () => import('../features/legal/DocsPage.tsx'),
    title: ['Legal and help', 'Legal at tulong'],
  },
  app: {
    module: 'features/support/AppPage.tsx',
    load: () => import('../features/support/AppPage.tsx'),
    title: ['Download the app', 'I-download ang app'],
  },
  kyc: {
    module: 'features/kyc/KycPage.tsx',
    load: () => import('../features/kyc/KycPage.tsx'),
    title: ['Verify identity', 'I-verify ang identity'],
  },
  mall: {
    module: 'features/goods/MallPage.tsx',
    load: () => import('../features/goods/MallPage.tsx'),
    title: ['Redeem Filcoins', 'I-redeem ang Filcoins'],
    isFramed: true,
    needs: async (place: Place) => (await import('../features/goods/goodsNeeds.ts')).goodsNeeds(place),
  },
  goods: {
    module: 'features/goods/GoodsPage.tsx',
    load: () => import('../features/goods/GoodsPage.tsx'),
    title: ['Item', 'Item'],
  },
  redemptions: {
    module: 'features/redemption/RedemptionsPage.tsx',
    load: () => import('../features/redemption/RedemptionsPage.tsx'),
    title: ['Filcoins redeemed', 'Mga ginamit na Filcoin'],
  },
  welfare: {
    module: 'features/welfare/WelfarePage.tsx',
    load: () => import('../features/welfare/WelfarePage.tsx'),
    title: ['Welfare', 'Welfare'],
    isFramed: true,
  },
  rebate: {
    module: 'features/welfare/RebatePage.tsx',
    load: () => import('../features/welfare/RebatePage.tsx'),
    title: ['Provider rebate', 'Provider rebate'],
  },
  lossRebate: {
    module: 'features/welfare/LossRebatePage.tsx',
    load: () => import('../features/welfare/LossRebatePage.tsx'),
    title: ['Daily loss rebate', 'Daily loss rebate'],
  },
  wins: {
    module: 'features/dailyWin/DailyWinsPage.tsx',
    load: () => import('../features/dailyWin/DailyWinsPage.tsx'),
    title: ['Daily wins', 'Mga panalo ngayon'],
  },
  vip: {
    module: 'features/vip/VipPage.tsx',
    load: () => import('../features/vip/VipPage.tsx'),
    title: ['VIP', 'VIP'],
    isFramed: true,
  },
  levels: {
    module: 'features/vip/LevelsPage.tsx',
    load: () => import('../features/vip/LevelsPage.tsx'),
    title: ['VIP levels', 'Mga VIP level'],
  },
  cashback: {
    module: 'features/coupon/CashbackPage.tsx',
    load: () => import('../features/coupon/CashbackPage.tsx'),
    title: ['Cashback', 'Cashback'],
  },
  invite: {
    module: 'features/invite/InvitePage.tsx',
    load: () => import('../features/invite/InvitePage.tsx'),
    title: ['Invite friends', 'Mag-imbita'],
    needs: async (place: Place) => (await import('../features/invite/inviteNeeds.ts')).inviteNeeds(place),
  },
  lazada: {
    module: 'features/partner/LandingPage.tsx',
    load: () => import('../features/partner/LandingPage.tsx'),
    title: ['Shopping app', 'Shopping app'],
  },
  entry: {
    module: 'features/partner/EntryPage.tsx',
    load: () => import('../features/partner/EntryPage.tsx'),
    title: ['Logging in', 'Nagla-log in'],
  },
  handoff: {
    module: 'features/partner/HandoffPage.tsx',
    load: () => import('../features/partner/HandoffPage.tsx'),
    title: ['Logging in', 'Nagla-log in'],
  },
  redirect: {
    module: 'features/partner/RedirectPage.tsx',
    load: () => import('../features/partner/RedirectPage.tsx'),
    title: ['Logging in', 'Nagla-log in'],
  },
  landing: {
    module: 'features/ad/LandingPage.tsx',
    load: () => import('../features/ad/LandingPage.tsx'),
    title: null,
    needs: async (place: Place) => (await import('../features/ad/landingNeeds.ts')).landingNeeds(place),
  },
  example: {
    module: 'features/example/ExamplePage.tsx',
    load: () => import('../features/example/ExamplePage.tsx'),
    title: ['Components', 'Mga bahagi'],
  },
} as const satisfies Readonly<Record<string, PageEntry>>

export type PageName = keyof typeof pages

const titleTexts = texts({
  home: ['Saya: games for the Philippines', 'Saya: mga laro para sa Pilipinas'],
  missing: ['Page not found', 'Hindi nahanap ang page'],
})

/** What the browser's tab says of a page, or of an address without one. */
export function titleOf(name: PageName | undefined, { params }: Place, language: Language): string {
  const t = speak(titleTexts, language)
  if (!name) return withBrand(t.missing)
  const { title } = pages[name]
  const asked = params.categoryId ?? params.sectionId
  const shown = asked === undefined ? title?.[language === 'en' ? 0 : 1] : listName(asked, language)
  return shown ? withBrand(shown) : t.home
}

function withBrand(name: string): string {
  return `${name} · Saya`
}
