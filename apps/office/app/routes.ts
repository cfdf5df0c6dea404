import type { Drawing } from '@saya/ui/icon'
import type { ComponentType } from 'react'
import type { Permission } from '../shared/contract.ts'
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
  globe,
  identificationBadge,
  identificationCardFill,
  image,
  lightningFill,
  megaphone,
  receipt,
  shieldCheck,
  squaresFour,
  storefront,
  ticket,
  userCircle,
  usersThree,
  warningCircleFill,
  wrenchFill,
} from './drawings.ts'

export interface Route {
  readonly path: string
  readonly title: string
  readonly drawing: Drawing
  /** Pressed after G. */
  readonly key: string
  readonly permission: Permission
  /** Whether it stands below a line in the navigation. */
  readonly beginsGroup?: true
  /** The page of the path, and of whatever lies below it. */
  load(): Promise<ComponentType<{ readonly rest: string }>>
}

/** Every page of the office, in the order of its navigation. The first that a role may see is where it begins. */
export const routes: readonly Route[] = [
  {
    path: '/review',
    title: 'KYC review',
    drawing: identificationCardFill,
    key: 'k',
    permission: 'review.read',
    load: () => import('../features/review/index.ts').then(({ DeskPage }) => DeskPage),
  },
  {
    path: '/members',
    title: 'Members',
    drawing: usersThree,
    key: 'm',
    permission: 'member.search',
    load: () => import('../features/dossier/index.ts').then(({ DossierPages }) => DossierPages),
  },
  {
    path: '/withdrawals',
    title: 'Withdrawals',
    drawing: arrowUpRight,
    key: 'w',
    permission: 'withdrawal.list',
    load: () => import('../features/withdrawal/index.ts').then(({ WithdrawalPages }) => WithdrawalPages),
  },
  {
    path: '/vouchers',
    title: 'Vouchers',
    drawing: ticket,
    key: 'v',
    permission: 'voucher.list',
    load: () => import('../features/voucher/index.ts').then(({ BatchPages }) => BatchPages),
  },
  {
    path: '/deposits',
    title: 'Deposits',
    drawing: arrowDownLeft,
    key: 'd',
    permission: 'deposit.list',
    beginsGroup: true,
    load: () => import('../features/cashier/index.ts').then(({ DepositPages }) => DepositPages),
  },
  {
    path: '/breaks',
    title: 'Breaks',
    drawing: warningCircleFill,
    key: 'b',
    permission: 'break.list',
    load: () => import('../features/cashier/index.ts').then(({ BreaksPage }) => BreaksPage),
  },
  {
    path: '/reconciliation',
    title: 'Reconciliation',
    drawing: receipt,
    key: 'e',
    permission: 'reconciliation.read',
    load: () => import('../features/reconciliation/index.ts').then(({ ReportPages }) => ReportPages),
  },
  {
    path: '/rounds',
    title: 'Rounds',
    drawing: arrowClockwise,
    key: 'n',
    permission: 'round.read',
    load: () => import('../features/roundCheck/index.ts').then(({ RoundPages }) => RoundPages),
  },
  {
    path: '/adjustments',
    title: 'Adjustments',
    drawing: coins,
    key: 'j',
    permission: 'adjustment.list',
    load: () => import('../features/adjustment/index.ts').then(({ AdjustmentsPage }) => AdjustmentsPage),
  },
  {
    path: '/accounts',
    title: 'Payout accounts',
    drawing: bankDuotone,
    key: 'h',
    permission: 'release.list',
    load: () => import('../features/release/index.ts').then(({ AccountsPage }) => AccountsPage),
  },
  {
    path: '/channels',
    title: 'Channels',
    drawing: squaresFour,
    key: 'c',
    permission: 'channel.list',
    load: () => import('../features/cashier/index.ts').then(({ ChannelPages }) => ChannelPages),
  },
  {
    path: '/gateways',
    title: 'Gateways',
    drawing: lightningFill,
    key: 'l',
    permission: 'channel.list',
    load: () => import('../features/cashier/index.ts').then(({ GatewaysPage }) => GatewaysPage),
  },
  {
    path: '/popups',
    title: 'Popups',
    drawing: megaphone,
    key: 'p',
    permission: 'popup.list',
    beginsGroup: true,
    load: () => import('../features/popup/index.ts').then(({ PopupPages }) => PopupPages),
  },
  {
    path: '/games',
    title: 'Games',
    drawing: gameController,
    key: 'y',
    permission: 'game.list',
    load: () => import('../features/maintenance/index.ts').then(({ GamesPage }) => GamesPage),
  },
  {
    path: '/providers',
    title: 'Providers',
    drawing: storefront,
    key: 'u',
    permission: 'game.list',
    load: () => import('../features/maintenance/index.ts').then(({ ProvidersPage }) => ProvidersPage),
  },
  {
    path: '/maintenance',
    title: 'Maintenance',
    drawing: wrenchFill,
    key: 't',
    permission: 'maintenance.list',
    load: () => import('../features/maintenance/index.ts').then(({ MaintenancePage }) => MaintenancePage),
  },
  {
    path: '/feedback',
    title: 'Feedback',
    drawing: envelopeSimple,
    key: 'q',
    permission: 'feedback.list',
    load: () => import('../features/feedback/index.ts').then(({ FeedbackPage }) => FeedbackPage),
  },
  {
    path: '/ads',
    title: 'Ads',
    drawing: globe,
    key: 'x',
    permission: 'ad.list',
    load: () => import('../features/ad/index.ts').then(({ AdPages }) => AdPages),
  },
  {
    path: '/landings',
    title: 'Landings',
    drawing: image,
    key: 'z',
    permission: 'ad.list',
    load: () => import('../features/ad/index.ts').then(({ LandingPages }) => LandingPages),
  },
  {
    path: '/figures',
    title: 'Figures',
    drawing: chartLineUp,
    key: 'f',
    permission: 'figure.read',
    beginsGroup: true,
    load: () => import('../features/figure/index.ts').then(({ FiguresPage }) => FiguresPage),
  },
  {
    path: '/integrity',
    title: 'Integrity',
    drawing: shieldCheck,
    key: 'i',
    permission: 'integrity.read',
    load: () => import('../features/integrity/index.ts').then(({ IntegrityPage }) => IntegrityPage),
  },
  {
    path: '/record',
    title: 'Record',
    drawing: clockCounterClockwise,
    key: 'r',
    permission: 'act.list',
    load: () => import('../features/staff/index.ts').then(({ ActsPage }) => ActsPage),
  },
  {
    path: '/operators',
    title: 'Operators',
    drawing: identificationBadge,
    key: 'o',
    permission: 'operator.list',
    load: () => import('../features/staff/index.ts').then(({ OperatorsPage }) => OperatorsPage),
  },
  {
    path: '/settings',
    title: 'Settings',
    drawing: gearSix,
    key: 's',
    permission: 'setting.list',
    load: () => import('../features/setting/index.ts').then(({ SettingsPage }) => SettingsPage),
  },
  {
    path: '/own',
    title: 'Account',
    drawing: userCircle,
    key: 'a',
    permission: 'office.enter',
    load: () => import('../features/staff/index.ts').then(({ OwnPage }) => OwnPage),
  },
]

/** The page of an address with what follows its path, if the role may see it. */
export function findRoute(path: string, may: (permission: Permission) => boolean) {
  const seen = routes.filter(route => may(route.permission))
  if (path === '/') return { route: seen[0], rest: '' }
  const route = seen.find(one => path === one.path || path.startsWith(`${one.path}/`))
  return { route, rest: route ? path.slice(route.path.length + 1) : '' }
}
