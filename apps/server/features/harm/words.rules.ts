import type { HarmTopic } from '@saya/contract/harmDesk/topics.ts'

export interface ListedWord {
  readonly topic: HarmTopic
  readonly word: string
}

/** Letters and figures alone, in small letters and without accents, with one space between words: `Di ko kayà!` is `di ko kaya`. */
export function plainWords(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** What a text is about, by words that stand in it whole. */
export function topicsOf(text: string, words: readonly ListedWord[]): readonly HarmTopic[] {
  const plain = ` ${plainWords(text)} `
  const found = words.filter(({ word }) => plain.includes(` ${plainWords(word)} `)).map(({ topic }) => topic)
  return [...new Set(found)].toSorted()
}
