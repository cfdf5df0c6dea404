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
  readonly title?: 'my' | 'example'
  /** The file of the page, by which the build knows what it needs. */
  readonly module?: string
  /** Every page is a module of its own. A route without one answers with the not-found page. */
  readonly load?: () => Promise<{ Page: ComponentType<{ place: Place }> }>
  readonly needs?: (place: Place) => Promise<Need[]>
}

const everyone = { access: 'everyone', tabs: true } as const
const member = { access: 'member', tabs: true } as const
const bare = { tabs: false } as const

const home = { module: 'features/home/HomePage.tsx', load: () => import('../features/home/HomePage.tsx') }
const homeNeeds = async () => (await import('../features/home/homeNeeds.ts')).homeNeeds()
const gameNeeds = async (place: Place) => (await import('../features/game/gameNeeds.ts')).gameNeeds(place)

/** Every address of the app. The first pattern that fits decides. */
export const routes: readonly Route[] = [
  { ...everyone, pattern: '/', ...home, needs: homeNeeds },
  { ...everyone, ...bare, pattern: '/login', ...home, needs: homeNeeds },
  { ...everyone, ...bare, pattern: '/loginPassword' },
  { ...everyone, ...bare, pattern: '/forgetPassword/*?' },
  {
    ...everyone,
    plain: true,
    pattern: '/s-game/category/:categoryId',
    module: 'features/game/CategoryPage.tsx',
    load: () => import('../features/game/CategoryPage.tsx'),
    needs: gameNeeds,
  },
  { ...member, ...bare, pattern: '/s-game/sections/favorite' },
  {
    ...everyone,
    ...bare,
    plain: true,
    pattern: '/s-game/sections/:sectionId',
    module: 'features/game/SectionPage.tsx',
    load: () => import('../features/game/SectionPage.tsx'),
    needs: gameNeeds,
  },
  { ...member, ...bare, pattern: '/s-game-page/:gameName/:token?' },
  {
    ...member,
    pattern: '/my',
    title: 'my',
    module: 'features/member/MyPage.tsx',
    load: () => import('../features/member/MyPage.tsx'),
  },
  { ...member, ...bare, pattern: '/my/news' },
  { ...member, pattern: '/my/*' },
  { ...member, ...bare, pattern: '/s-vip/*?' },
  { ...member, ...bare, pattern: '/s-account/avatar' },
  { ...member, pattern: '/s-account/*?' },
  { ...member, ...bare, pattern: '/s-transaction/status' },
  { ...member, pattern: '/s-transaction/*?' },
  { ...member, ...bare, pattern: '/bet-record/:id?' },
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
  { ...everyone, pattern: '/service' },
  { ...member, ...bare, pattern: '/withdraw-accounts' },
  { ...everyone, pattern: '/terms-of-use' },
  { ...everyone, pattern: '/privacy-policy' },
  { ...everyone, pattern: '/s-docs/*?' },
  { ...everyone, pattern: '/app' },
  { ...everyone, ...bare, pattern: '/about-:product' },
  { ...member, ...bare, pattern: '/s-kyc' },
  { ...member, pattern: '/cashback' },
  { ...everyone, pattern: '/lazada' },
  { ...everyone, ...bare, pattern: '/withdraw-return/:token?' },
  { ...everyone, ...bare, pattern: '/grabvip' },
  { ...everyone, ...bare, pattern: '/grabmb' },
  { ...everyone, ...bare, pattern: '/grabfg' },
  { ...everyone, ...bare, pattern: '/Glife' },
  { ...everyone, ...bare, pattern: '/GGames' },
  { ...everyone, ...bare, pattern: '/glifeuser' },
  { ...everyone, ...bare, pattern: '/lazadamini' },
  { ...everyone, ...bare, pattern: '/lazadaminiuser' },
  { ...everyone, ...bare, pattern: '/mayamini' },
  { ...everyone, ...bare, pattern: '/mayaminiuser' },
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
