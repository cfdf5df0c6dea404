import type { Text } from '../text.ts'

/** Every way in which a balance changes, by the number that a row of the history carries. */
const cashTypes = {
  1: ['Bet', 'Taya'],
  2: ['Win', 'Panalo'],
  3: ['Bet refund', 'Balik-taya'],
  4: ['Game prize', 'Premyo sa laro'],
  5: ['Game correction', 'Pagtatama ng laro'],
  10: ['Deposit', 'Deposito'],
  11: ['Withdraw', 'Withdraw'],
  12: ['Withdraw returned', 'Ibinalik na withdraw'],
  14: ['Withdraw reversed', 'Binaligtad na withdraw'],
  20: ['Voucher', 'Voucher'],
  30: ['Adjustment', 'Pagsasaayos'],
  31: ['Adjustment', 'Pagsasaayos'],
  4001: ['Mystery Box', 'Mystery Box'],
  4002: ['Invite Reward', 'Gantimpala sa Imbita'],
  4003: ['Level Up Bonus', 'Bonus sa Pag-angat'],
  4004: ['Birthday Bonus', 'Bonus sa Kaarawan'],
  4005: ['CQ9 Daily Rebate', 'CQ9 Daily Rebate'],
  4006: ['TPG Daily Loss Rebate', 'TPG Daily Loss Rebate'],
  4007: ['Slot Betting Ranking', 'Ranking ng Taya sa Slot'],
  4008: ['APP Bonus', 'APP Bonus'],
  4009: ['Deposit Bonus', 'Bonus sa Deposito'],
} as const satisfies Readonly<Record<number, Text>>

/** What stands on the bonus list, and is offered as its filter. */
export const bonusCashTypes: readonly number[] = Object.keys(cashTypes)
  .map(Number)
  .filter(cashType => cashType >= 4001)

/** The English name, as the wire carries it. */
export function nameOfCashType(cashType: number): string {
  return textOfCashType(cashType)?.[0] ?? ''
}

/** The name in every language; nothing for a number that says nothing to us. */
export function textOfCashType(cashType: number): Text | undefined {
  return (cashTypes as Readonly<Record<number, Text>>)[cashType]
}
