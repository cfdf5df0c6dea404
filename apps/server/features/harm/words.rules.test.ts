import { expect, test } from 'vitest'
import { comparedWords, type ListedWord, topicsOf } from './words.rules.ts'

const words: readonly ListedWord[] = [
  { topic: 'regret', word: 'can t stop' },
  { topic: 'regret', word: 'hindi ko mapigilan' },
  { topic: 'money', word: 'loan' },
  { topic: 'money', word: 'utang' },
  { topic: 'complaint', word: 'dinaya' },
]

test.each([
  ['I can’t STOP playing', ['regret']],
  ['Hindi ko na mapigilan', ['regret']],
  ['HINDI  ko, mapigilan!', ['regret']],
  ['May útang na ako at dinaya pa', ['complaint', 'money']],
  ['Nangutang ako', []],
  ['My loan, my loan', ['money']],
  ['Reloaned and loans', []],
  ['', []],
])('“%s” is about %j: words count whole, accents and case apart [SAFE-50]', (text, topics) => {
  expect(topicsOf(text, words)).toEqual(topics)
})

const asking: readonly ListedWord[] = [
  { topic: 'regret', word: 'can t stop' },
  { topic: 'regret', word: 'nalulong ako' },
  { topic: 'money', word: 'ubos na' },
  { topic: 'self_harm', word: 'kill myself' },
  { topic: 'self_harm', word: 'hindi ko na kaya' },
]

test.each([
  ['I cant stop gambling', ['regret']],
  ["I can't  stop", ['regret']],
  ['I can´t stop, I can`t', ['regret']],
  ['i cannot really stop', ['regret']],
  ['I can not stop', ['regret']],
  ['nalulong na po ako', ['regret']],
  ['Nalulong na nga po talaga ako', ['regret']],
  ['i want to kill my self', ['self_harm']],
  ['di ko na kaya', ['self_harm']],
  ['d q na po kya', ['self_harm']],
  ['Di ko na po talaga kaya', ['self_harm']],
  ['ubos po na', ['money']],
  // What the list names is no filler: without it something else is said.
  ['Hindi ko kaya mag-upload ng ID', []],
  ['ubos po', []],
  ['nalulong siya, ako hindi', []],
  ['I can wait, stop asking', []],
  ['My self-photo is not taken', []],
])('“%s” is about %j, however it is spelled and whatever polite words stand between [SAFE-141]', (text, topics) => {
  expect(topicsOf(text, asking)).toEqual(topics)
})

test.each([
  ['I’m', ['im']],
  ['i m', ['im']],
  ['they’ve', ['theyve']],
  ['‘Di ko', ['hindi', 'ko']],
  ['ID 12', ['id', '12']],
])('“%s” is compared as %j [SAFE-141]', (text, words) => {
  expect(comparedWords(text)).toEqual(words)
})
