/** What an operator sets, by name, each with what it may be set to. The first is how it is while nobody has set it. */
export const settings = {
  /** Whether records are closed to those who have not proved who they are. */
  records_gate: ['off', 'on'],
  /** The standing in which somebody who registers by phone begins. */
  first_standing: ['unset', 'basic_account'],
  /** Whether anybody can ask to be paid out. What is under way goes on. */
  withdrawals: ['open', 'closed'],
  /** Up to how many pesos a withdrawal that nothing speaks against is paid without anybody looking. */
  withdrawals_automatic: ['20000', '10000', '5000', '0'],
  /** How long a family's first exclusion of a member lasts, the second, and every one behind it. */
  family_exclusions: ['3m 6m 1y', '6m 6m 1y', '6m 1y 1y', '1y 1y 1y'],
  /** How many Filcoins a day can be collected on one device, and by one member, before they are verified. */
  coins_unverified: ['300', '150', '50', '1000'],
  /** How many pesos one approved ID is given in a month of gifts that do not grow with play. Nothing is above the first (D-107). */
  gift_month: ['650', '600', '500', '300', '100'],
  /** Whether mystery boxes are given. One person stops them at once, and two give them again. */
  boxes: ['open', 'closed'],
} as const satisfies Readonly<Record<string, readonly [string, ...string[]]>>

export type SettingName = keyof typeof settings

export const settingNames = Object.keys(settings) as readonly SettingName[]
