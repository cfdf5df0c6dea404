import { settings, type SettingName } from '@saya/contract/setting/settings.ts'

/** What members are protected by and what stops what is given, weakest first. One of staff makes it stronger; to make it weaker takes two. */
const protecting: readonly SettingName[] = ['family_exclusions', 'boxes']

export function isWeaker(name: SettingName, { before, after }: { readonly before: string; readonly after: string }) {
  const values: readonly string[] = settings[name]
  return protecting.includes(name) && values.indexOf(after) < values.indexOf(before)
}
