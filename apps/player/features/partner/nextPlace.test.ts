import { expect, test } from 'vitest'
import { nextPlace } from './nextPlace.ts'

test.each([
  ['', '/'],
  ['game=mangga-fiesta', '/s-game-page/mangga-fiesta'],
  ['game=mangga-fiesta&pathname=/my', '/s-game-page/mangga-fiesta'],
  ['game=../my&pathname=/my', '/my'],
  ['pathname=/s-transaction?type=all', '/s-transaction?type=all'],
  ['pathname=https://evil.example', '/'],
  ['pathname=//evil.example', '/'],
  ['pathname=/%5Cevil.example', '/'],
  ['pathname=/glifeuser', '/'],
  ['pathname=/lazadamini', '/'],
])('whoever comes with %s goes on to %s', (search, next) => {
  expect(nextPlace(new URLSearchParams(search))).toBe(next)
})
