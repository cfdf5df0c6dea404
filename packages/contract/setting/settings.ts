/** What an operator sets, by name, each with what it may be set to. The first is how it is while nobody has set it. */
export const settings = {
  /** Whether records are closed to those who have not proved who they are. */
  records_gate: ['off', 'on'],
  /** The standing in which somebody who registers by phone begins. */
  first_standing: ['unset', 'basic_account'],
} as const satisfies Readonly<Record<string, readonly [string, ...string[]]>>

export type SettingName = keyof typeof settings

export const settingNames = Object.keys(settings) as readonly SettingName[]
