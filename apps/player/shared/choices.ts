import { useSyncExternalStore } from 'react'
import { hasPreference, type Theme, themeColors, writePreference } from './device/preferences.ts'
import { storage } from './device/storage.ts'
import type { Language } from './texts.ts'

const listeners = new Set<() => void>()

export function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What the person chose to read and see. The page's own element carries both, as the server wrote them there. */
export function useLanguage(first: Language): Language {
  return useSyncExternalStore(
    subscribe,
    () => document.documentElement.lang as Language,
    () => first,
  )
}

/** Changes the language of everything at once, and of every page from now on. */
export function chooseLanguage(language: Language): void {
  document.documentElement.lang = language
  keep('lang', language)
}

export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', themeColors[theme])
  keep('theme', theme)
}

function keep(name: 'lang' | 'theme', value: Language | Theme): void {
  storage().set(name, value)
  writePreference(name, value)
  for (const listener of listeners) listener()
  // The page for want of a network is kept in the language and the look it was fetched in.
  navigator.serviceWorker?.controller?.postMessage('refresh')
}

/** Browsers forget cookies sooner than storage: what was chosen once is told to the server again. */
export function restoreChoices(): void {
  const language = storage().get<Language>('lang')
  const theme = storage().get<Theme>('theme')
  if (language && !hasPreference('lang')) chooseLanguage(language)
  if (theme && !hasPreference('theme')) chooseTheme(theme)
}
