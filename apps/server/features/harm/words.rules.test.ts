import { expect, test } from 'vitest'
import { type ListedWord, topicsOf } from './words.rules.ts'

const words: readonly ListedWord[] = [
  { topic: 'regret', word: 'can t stop' },
  { topic: 'regret', word: 'hindi ko mapigilan' },
  { topic: 'money', word: 'loan' },
  { topic: 'money', word: 'utang' },
  { topic: 'complaint', word: 'dinaya' },
]

test.each([
  ['I can’t STOP playing', ['regret']],
  ['Hindi ko na mapigilan', []],
  ['HINDI  ko, mapigilan!', ['regret']],
  ['May útang na ako at dinaya pa', ['complaint', 'money']],
  ['Nangutang ako', []],
  ['My loan, my loan', ['money']],
  ['Reloaned and loans', []],
  ['', []],
])('“%s” is about %j: words count whole, accents and case apart [SAFE-50]', (text, topics) => {
  expect(topicsOf(text, words)).toEqual(topics)
})
