/** What an operator may be. Each has one role. */
export const roles = ['admin', 'kyc', 'finance', 'risk', 'content', 'support', 'compliance', 'regulator'] as const
export type Role = (typeof roles)[number]

/** Who may do what in the office. Whoever is not named may not, and what is not named nobody may. */
export const permissions = {
  /** To be somebody here at all: to see who one is, where one is signed in, and to leave. */
  'office.enter': roles,
  'operator.list': ['admin', 'compliance', 'regulator'],
  'operator.endSessions': ['admin'],
  'operator.unlock': ['admin', 'compliance'],
  'act.list': ['admin', 'compliance', 'regulator'],
  'act.export': ['compliance'],
  'setting.list': ['admin', 'risk', 'compliance', 'regulator'],
  'setting.change': ['compliance'],
  'integrity.read': ['admin', 'finance', 'risk', 'compliance', 'regulator'],
  'member.search': ['admin', 'kyc', 'finance', 'risk', 'support', 'compliance', 'regulator'],
  'member.read': ['admin', 'kyc', 'finance', 'risk', 'support', 'compliance', 'regulator'],
  'member.money': ['admin', 'finance', 'risk', 'support', 'compliance', 'regulator'],
  'member.reveal': ['kyc', 'risk', 'compliance'],
  'member.export': ['finance', 'risk', 'compliance', 'regulator'],
  'member.exportPlain': ['compliance'],
  'member.note': ['kyc', 'finance', 'risk', 'support', 'compliance'],
  'member.tag': ['risk', 'support', 'compliance'],
  'member.giveCoupons': ['finance'],
  'member.freeze': ['kyc', 'risk', 'compliance'],
  'member.unfreeze': ['risk', 'compliance'],
  'member.restrict': ['risk', 'compliance'],
  'member.block': ['risk', 'compliance'],
  'member.unblock': ['compliance'],
  'member.makeTester': ['compliance'],
  'member.endSessions': ['risk', 'support', 'compliance'],
  'channel.list': ['admin', 'finance', 'risk', 'support', 'compliance', 'regulator'],
  'channel.change': ['finance'],
  'channel.agree': ['finance', 'compliance'],
  'gateway.switch': ['admin', 'finance', 'risk'],
  'deposit.list': ['admin', 'finance', 'risk', 'support', 'compliance', 'regulator'],
  'deposit.recheck': ['finance', 'risk', 'support'],
  'reconciliation.read': ['admin', 'finance', 'risk', 'compliance', 'regulator'],
  'reconciliation.make': ['finance'],
  'reconciliation.note': ['finance', 'compliance'],
  'round.read': ['admin', 'finance', 'risk', 'compliance', 'regulator'],
  'round.make': ['finance', 'risk'],
  'round.note': ['finance', 'compliance'],
  'round.take': ['finance', 'compliance'],
  'round.settle': ['finance', 'compliance'],
  'break.list': ['admin', 'finance', 'risk', 'compliance', 'regulator'],
  'break.decide': ['finance', 'compliance'],
  'adjustment.list': ['admin', 'finance', 'risk', 'compliance', 'regulator'],
  'adjustment.propose': ['finance', 'risk'],
  'adjustment.decide': ['finance', 'compliance'],
  'release.list': ['admin', 'finance', 'risk', 'support', 'compliance', 'regulator'],
  'release.propose': ['finance', 'risk', 'support'],
  'release.decide': ['risk', 'compliance'],
  'play.list': ['admin', 'finance', 'risk', 'support', 'compliance', 'regulator'],
  'play.propose': ['risk', 'support', 'compliance'],
  'play.decide': ['risk', 'compliance'],
  'reward.list': ['admin', 'finance', 'risk', 'support', 'compliance', 'regulator'],
  'reward.decide': ['risk', 'compliance'],
  'feedback.list': ['admin', 'risk', 'support', 'compliance', 'regulator'],
  'feedback.reveal': ['support', 'compliance'],
  'feedback.mark': ['support', 'compliance'],
  'figure.read': ['admin', 'kyc', 'finance', 'risk', 'compliance', 'regulator'],
  'figure.money': ['admin', 'finance', 'risk', 'compliance', 'regulator'],
  'ad.list': ['admin', 'content', 'support', 'compliance', 'regulator'],
  'ad.change': ['content'],
  'popup.list': ['admin', 'content', 'support', 'compliance', 'regulator'],
  'popup.change': ['content'],
  'game.list': ['admin', 'content', 'risk', 'support', 'compliance', 'regulator'],
  'game.switch': ['admin', 'risk'],
  'maintenance.list': ['admin', 'content', 'risk', 'support', 'compliance', 'regulator'],
  'maintenance.plan': ['admin', 'risk'],
  'review.list': ['admin', 'kyc', 'risk', 'compliance', 'regulator'],
  'review.read': ['kyc', 'risk', 'compliance'],
  'review.find': ['kyc', 'risk', 'compliance'],
  'review.decide': ['kyc', 'risk'],
  'withdrawal.list': ['admin', 'finance', 'risk', 'support', 'compliance', 'regulator'],
  'withdrawal.read': ['finance', 'risk', 'compliance'],
  'withdrawal.decide': ['finance', 'risk'],
  'withdrawal.ask': ['finance', 'risk'],
  'withdrawal.giveBack': ['compliance'],
  'withdrawal.conclude': ['finance', 'compliance'],
  'voucher.list': ['admin', 'finance', 'risk', 'support', 'compliance', 'regulator'],
  'voucher.find': ['finance', 'risk', 'support', 'compliance'],
  'voucher.create': ['finance'],
  'voucher.decide': ['finance', 'compliance'],
  'voucher.issue': ['finance'],
  'voucher.void': ['finance', 'risk', 'compliance'],
} as const satisfies Readonly<Record<string, readonly Role[]>>

export type Permission = keyof typeof permissions

export function may(role: Role, permission: Permission): boolean {
  const named: Readonly<Record<string, readonly Role[]>> = permissions
  return named[permission]?.includes(role) ?? false
}

/** What a role may do, for whoever draws the office for it. The server asks for itself. */
export function permissionsOf(role: Role): Permission[] {
  return (Object.keys(permissions) as Permission[]).filter(permission => may(role, permission))
}
