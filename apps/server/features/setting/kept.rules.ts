import { type SettingName, settings } from '@saya/contract/setting/settings.ts'

/** Switches are kept as true and false, everything else as its own word. */
export function keptOf(word: string): boolean | string {
  return word === 'on' || (word === 'off' ? false : word)
}

/** The word of what is kept; of what nobody has set, or no longer is a word, the first. */
export function wordOf(name: SettingName, kept: unknown): string {
  return settings[name].find(word => keptOf(word) === kept) ?? settings[name][0]
}

export function isWord(name: SettingName, word: string): boolean {
  return settings[name].some(one => one === word)
}
