import { expect, test } from 'vitest'
import { hasNames, mayBeOneName, nameScore, plainName, shortNames } from './names.rules.ts'

test.each([
  ['Juan Dela Cruz', 'DELA CRUZ, JUAN', 100],
  ['Niño Peña', 'PENA NINO', 100],
  ['Ma. Cristina Reyes', 'REYES MA CRISTINA', 100],
  ["Sean O'Neil Jr.", 'ONEIL SEAN', 100],
  ['Ana-Marie Santos', 'SANTOS ANA MARIE', 100],
  // One letter of a word, as a camera reads it.
  ['Juan Villanueva', 'JUAN VILLANUEUA', 95],
  ['Ana R Cruz', 'ANA REYES CRUZ', 83],
  ['Ana Cruz', 'ANA REYES CRUZ', 80],
  ['Ana Cruz', 'BEN SANTOS', 0],
  ['Ana Cruz', '', 0],
  ['Ana Ana', 'ANA', 67],
])('%s and %s agree to %i in a hundred', (one, other, score) => {
  expect([nameScore(one, other), nameScore(other, one)]).toEqual([score, score])
})

test('a name in any order, with and without marks, is one text', () => {
  expect(plainName('José María Ñuñez, III')).toBe('jose maria nunez')
  expect(plainName('NUNEZ Jose-Maria')).toBe('jose maria nunez')
})

test.each([
  ['Ana Núñez Cruz', 'nunez', true],
  ['Ana Núñez Cruz', 'cru an', true],
  ['Ana Núñez Cruz', 'Ben', false],
  ['Ana Núñez Cruz', 'uñez', false],
  ['Ana Núñez Cruz', ' . ', false],
])('%s is found by %s: %s', (name, sought, isFound) => {
  expect(hasNames(name, sought)).toBe(isFound)
})

test.each([
  ['Ramon Soriano Dela Cruz', 'cruz dela ramon'],
  ['DELA CRUZ, RAMON SORIANO', 'cruz dela ramon'],
  ['Ana De Leon Reyes', 'ana reyes'],
  ['Ana Lopez Reyes Jr.', 'ana reyes'],
])('a middle name left out of %j leaves %j', (name, short) => {
  expect(shortNames(name)).toContain(short)
})

test('of a name two words are always left', () => {
  expect(shortNames('Ana Reyes')).toEqual([])
  expect(shortNames('Ana Lopez Reyes')).toEqual(['lopez reyes', 'ana reyes', 'ana lopez'])
})

test.each([
  ['Crisanta Abanilla', 'Crisanta Delos Abanilla', true],
  ['ABANILLA, CRISANTA DELOS', 'Crisanta Abanilla', true],
  ['Crisanta Abanilla', 'crisanta abanilla jr.', true],
  ['Crisanta Lopez Abanilla', 'Crisanta Delos Abanilla', false],
  ['Crisanta Delos Abanilla', 'Corazon Delos Abanilla', false],
  ['Crisanta', 'Crisanta Delos Abanilla', false],
])('%s and %s may be one person’s name: %s [SAFE-81]', (one, other, expected) => {
  expect([mayBeOneName(one, other), mayBeOneName(other, one)]).toEqual([expected, expected])
})
