import type { Language } from '../texts.ts'

export type Theme = 'light' | 'dark'

/** The colour of the browser's own frame around the app. */
export const themeColors = { light: '#F7F3F1', dark: '#150D10' } as const

export interface Preferences {
  readonly language: Language
  /** The device's own look until somebody chooses one. */
  readonly theme: Theme | 'device'
}

/** Reads the two plain cookies. Anything else in them means the default. */
export function readPreferences(cookies: string): Preferences {
  const value = (name: string) => new RegExp(`(?:^|; *)${name}=(\\w+)`).exec(cookies)?.[1]
  const theme = value('theme')
  return {
    language: value('lang') === 'tl' ? 'tl' : 'en',
    theme: theme === 'light' || theme === 'dark' ? theme : 'device',
  }
}

/** Cookies, since the server must know both before the first byte. They say nothing about who the person is. */
export function writePreference(name: 'lang' | 'theme', value: Language | Theme): void {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  // biome-ignore lint: the Cookie Store API is not on the phones we serve.
  document.cookie = `${name}=${value}; path=/; max-age=31536000; samesite=lax${secure}`
}

export function hasPreference(name: 'lang' | 'theme'): boolean {
  return new RegExp(`(?:^|; *)${name}=`).test(document.cookie)
}
