import type { Text } from '../text.ts'

/** Every way in which a balance changes, by the number that a row of the history carries. */
const cashTypes = {
  1: ['Bet', 'Taya'],
  2: ['Win', 'Panalo'],
  3: ['Bet refund', 'Bet refund'],
  4: ['Game prize', 'Premyo sa laro'],
  5: ['Game correction', 'Game correction'],
  10: ['Deposit', 'Deposit'],
  11: ['Withdraw', 'Withdraw'],
  12: ['Withdraw returned', 'Ibinalik na withdraw'],
  14: ['Withdraw reversed', 'Na-reverse na withdraw'],
  20: ['Voucher', 'Voucher'],
  21: ['Mall voucher', 'Voucher mula sa mall'],
  30: ['Adjustment', 'Adjustment'],
  31: ['Adjustment', 'Adjustment'],
  51: ['Bonus given back', 'Ibinalik na bonus'],
  4001: ['Mystery Box', 'Mystery Box'],
  4002: ['Invite Reward', 'Invite Reward'],
  4003: ['Level Up Bonus', 'Level Up Bonus'],
  4004: ['Birthday Bonus', 'Birthday Bonus'],
  4005: ['CQ9 Daily Rebate', 'CQ9 Daily Rebate'],
  4006: ['TPG Daily Loss Rebate', 'TPG Daily Loss Rebate'],
  4007: ['Slot Betting Ranking', 'Slot Betting Ranking'],
  4008: ['APP Bonus', 'APP Bonus'],
  4009: ['Deposit Bonus', 'Deposit Bonus'],
  4010: ['Gift', 'Regalo'],
} as const satisfies Readonly<Record<number, Text>>

/** What promotions pay begins here, and nothing else does. */
const firstBonus = 4001

export function isBonusType(cashType: number): boolean {
  return cashType >= firstBonus
}

/** What stands on the bonus list, and is offered as its filter. */
export const bonusCashTypes: readonly number[] = Object.keys(cashTypes).map(Number).filter(isBonusType)

/** The English name, as the wire carries it. */
export function nameOfCashType(cashType: number): string {
  return textOfCashType(cashType)?.[0] ?? ''
}

/** The name in every language; nothing for a number that says nothing to us. */
export function textOfCashType(cashType: number): Text | undefined {
  return (cashTypes as Readonly<Record<number, Text>>)[cashType]
}
