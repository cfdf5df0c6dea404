import type { HarmTopic } from '@saya/contract/harmDesk/topics.ts'
import { skippedWords, spellings } from './spellings.ts'

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

/** What an apostrophe or a space parts and is one word: `can t`, `i m`, `my self`, `can not`. */
const parted =
  /(?<![\p{L}\p{N}])(?:\p{L}*n t|i (?:m|d|ve|ll)|(?:you|we|they) (?:re|ve|ll|d)|(?:my|your|him|her) self|can not)(?![\p{L}\p{N}])/gu

/** The words of a text as they are compared: each in the one spelling that stands for all of its own. */
export function comparedWords(text: string): readonly string[] {
  const whole = plainWords(text).replaceAll(parted, both => both.replace(' ', ''))
  return whole.split(' ').map(word => spellings.get(word) ?? word)
}

/** What a text is about, by words that stand in it whole and in their order. */
export function topicsOf(text: string, words: readonly ListedWord[]): readonly HarmTopic[] {
  const written = comparedWords(text)
  const found = words.filter(({ word }) => standsIn(written, comparedWords(word))).map(({ topic }) => topic)
  return [...new Set(found)].toSorted()
}

function standsIn(written: readonly string[], phrase: readonly string[]): boolean {
  return written.some((_, from) => standsAt(written, phrase, from))
}

/** Between two words of a phrase stands nothing but what is skipped. What the phrase itself names is never skipped. */
function standsAt(written: readonly string[], [first, ...rest]: readonly string[], from: number): boolean {
  if (written[from] !== first) return false
  let at = from
  for (const next of rest) {
    const before = at
    at = written.findIndex((word, place) => place > before && (word === next || !skippedWords.has(word)))
    if (written[at] !== next) return false
  }
  return true
}
