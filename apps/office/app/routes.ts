import type { Drawing } from '@saya/ui/icon'
import type { ComponentType } from 'react'
import type { Permission } from '../shared/contract.ts'
import type { GroupKey, Letter, PageKeys } from '../shared/keys.ts'
import {
  arrowClockwise,
  arrowDownLeft,
  arrowUpRight,
  bankDuotone,
  chartLineUp,
  clockCounterClockwise,
  coins,
  envelopeSimple,
  gameController,
  gearSix,
  gift,
  globe,
  headset,
  heart,
  heartbeat,
  identificationBadge,
  identificationCardFill,
  image,
  lightningFill,
  megaphone,
  receipt,
  sealCheck,
  shieldCheck,
  squaresFour,
  storefront,
  ticket,
  userCircle,
  usersThree,
  warningCircleFill,
  wrenchFill,
} from './drawings.ts'

interface Page {
  readonly path: string
  readonly title: string
  readonly drawing: Drawing
  readonly permission: Permission
  /** The page of the path, and of whatever lies below it. */
  load(): Promise<ComponentType<{ readonly rest: string }>>
}

export interface Route extends Page {
  /** The letter of its group and its own, pressed one after the other. */
  readonly keys: PageKeys
  /** Whether it stands below a line in the navigation. */
  readonly beginsGroup: boolean
}

/**
 * Every page of the office by its two keys, in the order of its navigation. The first that a role may see is where it
 * begins. A group has 26 letters of its own; the same letter twice does not compile.
 */
const groups: Readonly<Record<GroupKey, Readonly<Partial<Record<Letter, Page>>>>> = {
  /** Members, and what waits for somebody every day. */
  g: {
    k: {
      path: '/review',
      title: 'KYC review',
      drawing: identificationCardFill,
      permission: 'review.read',
      load: () => import('../features/review/index.ts').then(({ DeskPage }) => DeskPage),
    },
    m: {
      path: '/members',
      title: 'Members',
      drawing: usersThree,
      permission: 'member.search',
      load: () => import('../features/dossier/index.ts').then(({ DossierPages }) => DossierPages),
    },
    w: {
      path: '/withdrawals',
      title: 'Withdrawals',
      drawing: arrowUpRight,
      permission: 'withdrawal.list',
      load: () => import('../features/withdrawal/index.ts').then(({ WithdrawalPages }) => WithdrawalPages),
    },
    v: {
      path: '/vouchers',
      title: 'Vouchers',
      drawing: ticket,
      permission: 'voucher.list',
      load: () => import('../features/voucher/index.ts').then(({ BatchPages }) => BatchPages),
    },
    c: {
      path: '/contacts',
      title: 'Contacts',
      drawing: headset,
      permission: 'harm.list',
      load: () => import('../features/harmDesk/index.ts').then(({ ContactPages }) => ContactPages),
    },
    x: {
      path: '/exclusions',
      title: 'Exclusions',
      drawing: shieldCheck,
      permission: 'exclusion.list',
      load: () => import('../features/exclusion/index.ts').then(({ ExclusionsPage }) => ExclusionsPage),
    },
    e: {
      path: '/exclusion-requests',
      title: 'Requests to end',
      drawing: envelopeSimple,
      permission: 'exclusion.list',
      load: () => import('../features/exclusion/index.ts').then(({ RequestsPage }) => RequestsPage),
    },
    l: {
      path: '/look-alikes',
      title: 'Look-alikes',
      drawing: usersThree,
      permission: 'alike.list',
      load: () => import('../features/lookAlike/index.ts').then(({ LookAlikePages }) => LookAlikePages),
    },
    a: {
      path: '/agents',
      title: 'Agents',
      drawing: identificationBadge,
      permission: 'agency.list',
      load: () => import('../features/agency/index.ts').then(({ AgencyPages }) => AgencyPages),
    },
    i: {
      path: '/rings',
      title: 'Rings',
      drawing: usersThree,
      permission: 'ring.list',
      load: () => import('../features/ring/index.ts').then(({ RingPages }) => RingPages),
    },
    r: {
      path: '/exclusion-list',
      title: 'Regulator’s list',
      drawing: identificationBadge,
      permission: 'exclusionlist.list',
      load: () => import('../features/exclusionList/index.ts').then(({ ExclusionListPage }) => ExclusionListPage),
    },
  },
  /** Money. */
  m: {
    d: {
      path: '/deposits',
      title: 'Deposits',
      drawing: arrowDownLeft,
      permission: 'deposit.list',
      load: () => import('../features/cashier/index.ts').then(({ DepositPages }) => DepositPages),
    },
    b: {
      path: '/breaks',
      title: 'Breaks',
      drawing: warningCircleFill,
      permission: 'break.list',
      load: () => import('../features/cashier/index.ts').then(({ BreaksPage }) => BreaksPage),
    },
    e: {
      path: '/reconciliation',
      title: 'Reconciliation',
      drawing: receipt,
      permission: 'reconciliation.read',
      load: () => import('../features/reconciliation/index.ts').then(({ ReportPages }) => ReportPages),
    },
    n: {
      path: '/rounds',
      title: 'Rounds',
      drawing: arrowClockwise,
      permission: 'round.read',
      load: () => import('../features/roundCheck/index.ts').then(({ RoundPages }) => RoundPages),
    },
    j: {
      path: '/adjustments',
      title: 'Adjustments',
      drawing: coins,
      permission: 'adjustment.list',
      load: () => import('../features/adjustment/index.ts').then(({ AdjustmentsPage }) => AdjustmentsPage),
    },
    p: {
      path: '/accounts',
      title: 'Payout accounts',
      drawing: bankDuotone,
      permission: 'release.list',
      load: () => import('../features/release/index.ts').then(({ AccountsPage }) => AccountsPage),
    },
    r: {
      path: '/rewards',
      title: 'Held rewards',
      drawing: gift,
      permission: 'reward.list',
      load: () => import('../features/rewardDesk/index.ts').then(({ RewardsPage }) => RewardsPage),
    },
    t: {
      path: '/rebates',
      title: 'Rebate cap',
      drawing: chartLineUp,
      permission: 'rebate.list',
      load: () => import('../features/rebateCap/index.ts').then(({ RebatesPage }) => RebatesPage),
    },
    l: {
      path: '/play-releases',
      title: 'Play releases',
      drawing: arrowUpRight,
      permission: 'play.list',
      load: () => import('../features/playRelease/index.ts').then(({ PlayReleasesPage }) => PlayReleasesPage),
    },
    u: {
      path: '/returns',
      title: 'Returns',
      drawing: arrowClockwise,
      permission: 'return.list',
      load: () => import('../features/creditReturn/index.ts').then(({ CreditReturnsPage }) => CreditReturnsPage),
    },
    c: {
      path: '/channels',
      title: 'Channels',
      drawing: squaresFour,
      permission: 'channel.list',
      load: () => import('../features/cashier/index.ts').then(({ ChannelPages }) => ChannelPages),
    },
    g: {
      path: '/gateways',
      title: 'Gateways',
      drawing: lightningFill,
      permission: 'channel.list',
      load: () => import('../features/cashier/index.ts').then(({ GatewaysPage }) => GatewaysPage),
    },
  },
  /** What players find in front of them. */
  f: {
    o: {
      path: '/promotions',
      title: 'Promotions',
      drawing: sealCheck,
      permission: 'promotion.list',
      load: () => import('../features/promotion/index.ts').then(({ PromotionPages }) => PromotionPages),
    },
    n: {
      path: '/referrals',
      title: 'Referrals',
      drawing: usersThree,
      permission: 'invite.read',
      load: () => import('../features/invite/index.ts').then(({ InvitePages }) => InvitePages),
    },
    w: {
      path: '/welfare',
      title: 'Welfare cards',
      drawing: gift,
      permission: 'promotion.list',
      load: () => import('../features/welfare/index.ts').then(({ BannersPage }) => BannersPage),
    },
    b: {
      path: '/boxes',
      title: 'Mystery boxes',
      drawing: gift,
      permission: 'promotion.list',
      load: () => import('../features/box/index.ts').then(({ BoxPage }) => BoxPage),
    },
    i: {
      path: '/vip',
      title: 'VIP levels',
      drawing: usersThree,
      permission: 'vip.list',
      load: () => import('../features/vipDesk/index.ts').then(({ LevelsPage }) => LevelsPage),
    },
    k: {
      path: '/rankings',
      title: 'Rankings',
      drawing: chartLineUp,
      permission: 'ranking.list',
      load: () => import('../features/ranking/index.ts').then(({ RankingPages }) => RankingPages),
    },
    t: {
      path: '/tasks',
      title: 'Tasks',
      drawing: coins,
      permission: 'task.list',
      load: () => import('../features/task/index.ts').then(({ TasksPage }) => TasksPage),
    },
    p: {
      path: '/popups',
      title: 'Popups',
      drawing: megaphone,
      permission: 'popup.list',
      load: () => import('../features/popup/index.ts').then(({ PopupPages }) => PopupPages),
    },
    s: {
      path: '/goods',
      title: 'Goods',
      drawing: gift,
      permission: 'goods.list',
      load: () => import('../features/goods/index.ts').then(({ GoodsPages }) => GoodsPages),
    },
    r: {
      path: '/redemptions',
      title: 'Redemptions',
      drawing: coins,
      permission: 'redemption.list',
      load: () => import('../features/redemption/index.ts').then(({ RedemptionPages }) => RedemptionPages),
    },
    g: {
      path: '/games',
      title: 'Games',
      drawing: gameController,
      permission: 'game.list',
      load: () => import('../features/maintenance/index.ts').then(({ GamesPage }) => GamesPage),
    },
    v: {
      path: '/providers',
      title: 'Providers',
      drawing: storefront,
      permission: 'game.list',
      load: () => import('../features/maintenance/index.ts').then(({ ProvidersPage }) => ProvidersPage),
    },
    m: {
      path: '/maintenance',
      title: 'Maintenance',
      drawing: wrenchFill,
      permission: 'maintenance.list',
      load: () => import('../features/maintenance/index.ts').then(({ MaintenancePage }) => MaintenancePage),
    },
    f: {
      path: '/feedback',
      title: 'Feedback',
      drawing: envelopeSimple,
      permission: 'feedback.list',
      load: () => import('../features/feedback/index.ts').then(({ FeedbackPage }) => FeedbackPage),
    },
    a: {
      path: '/ads',
      title: 'Ads',
      drawing: globe,
      permission: 'ad.list',
      load: () => import('../features/ad/index.ts').then(({ AdPages }) => AdPages),
    },
    l: {
      path: '/landings',
      title: 'Landings',
      drawing: image,
      permission: 'ad.list',
      load: () => import('../features/ad/index.ts').then(({ LandingPages }) => LandingPages),
    },
  },
  /** The house itself: what it did, who works here and how it is set up. */
  h: {
    f: {
      path: '/figures',
      title: 'Figures',
      drawing: chartLineUp,
      permission: 'figure.read',
      load: () => import('../features/figure/index.ts').then(({ FiguresPage }) => FiguresPage),
    },
    p: {
      path: '/safer-play',
      title: 'Safer play',
      drawing: heart,
      permission: 'saferplay.read',
      load: () => import('../features/harmDesk/index.ts').then(({ UsePage }) => UsePage),
    },
    m: {
      path: '/markers',
      title: 'Markers of harm',
      drawing: heartbeat,
      permission: 'harm.read',
      load: () => import('../features/harmDesk/index.ts').then(({ TermsPage }) => TermsPage),
    },
    i: {
      path: '/integrity',
      title: 'Integrity',
      drawing: shieldCheck,
      permission: 'integrity.read',
      load: () => import('../features/integrity/index.ts').then(({ IntegrityPage }) => IntegrityPage),
    },
    r: {
      path: '/record',
      title: 'Audit log',
      drawing: clockCounterClockwise,
      permission: 'act.list',
      load: () => import('../features/staff/index.ts').then(({ ActsPage }) => ActsPage),
    },
    o: {
      path: '/operators',
      title: 'Operators',
      drawing: identificationBadge,
      permission: 'operator.list',
      load: () => import('../features/staff/index.ts').then(({ OperatorsPage }) => OperatorsPage),
    },
    s: {
      path: '/settings',
      title: 'Settings',
      drawing: gearSix,
      permission: 'setting.list',
      load: () => import('../features/setting/index.ts').then(({ SettingsPage }) => SettingsPage),
    },
    a: {
      path: '/own',
      title: 'Account',
      drawing: userCircle,
      permission: 'office.enter',
      load: () => import('../features/staff/index.ts').then(({ OwnPage }) => OwnPage),
    },
  },
}

export const routes: readonly Route[] = Object.entries(groups).flatMap(([group, pages], at) =>
  Object.entries(pages).map(([letter, page], index) => ({
    ...page,
    keys: `${group} ${letter}` as PageKeys,
    beginsGroup: at > 0 && index === 0,
  })),
)

/** The page of an address with what follows its path, if the role may see it. */
export function findRoute(path: string, may: (permission: Permission) => boolean) {
  const seen = routes.filter(route => may(route.permission))
  if (path === '/') return { route: seen[0], rest: '' }
  const route = seen.find(one => path === one.path || path.startsWith(`${one.path}/`))
  return { route, rest: route ? path.slice(route.path.length + 1) : '' }
}
