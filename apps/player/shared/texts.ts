import type { Language, Text } from '@saya/contract/text'
import { createContext, useContext } from 'react'

export type { Language }

export const LanguageContext = createContext<Language>('en')

type Catalogue = Readonly<Record<string, Text | ((...parts: never[]) => Text)>>

type Translation<C extends Catalogue> = {
  readonly [K in keyof C]: C[K] extends (...parts: infer P) => Text ? (...parts: P) => string : string
}

/** Declares the texts of one feature. A text that lacks a language does not compile. */
export function texts<const C extends Catalogue>(catalogue: C): C {
  return catalogue
}

const spoken = { en: new WeakMap<Catalogue, object>(), tl: new WeakMap<Catalogue, object>() }

/** The texts of a feature in one language, picked once. */
export function speak<C extends Catalogue>(catalogue: C, language: Language): Translation<C> {
  const known = spoken[language].get(catalogue)
  if (known) return known as Translation<C>
  const at = language === 'en' ? 0 : 1
  const picked = Object.fromEntries(
    Object.entries(catalogue).map(([name, text]) => [
      name,
      typeof text === 'function' ? (...parts: never[]) => text(...parts)[at] : text[at],
    ]),
  ) as Translation<C>
  spoken[language].set(catalogue, picked)
  return picked
}

export function useTexts<C extends Catalogue>(catalogue: C): Translation<C> {
  return speak(catalogue, useContext(LanguageContext))
}
