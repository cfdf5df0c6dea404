export type Language = 'en' | 'tl'
export type Words = Readonly<Record<string, readonly [en: string, tl: string]>>
export type Values = Readonly<Record<string, string | number>>
export type SayOf<Word extends string> = (word: Word, values?: Values) => string

/** Says a sentence out of a game's words in a language, with its values put in. */
export function sayIn<W extends Words>(words: W, language: Language): SayOf<keyof W & string> {
  return (word, values = {}) =>
    (words[word]?.[language === 'tl' ? 1 : 0] ?? '').replace(/\{(\w+)\}/g, (_, name: string) =>
      String(values[name] ?? ''),
    )
}
