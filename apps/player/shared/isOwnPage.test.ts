import { expect, test } from 'vitest'
import { isOwnPage } from './isOwnPage.ts'

test.each([
  ['/', true],
  ['/welfare/betting-rank', true],
  ['//elsewhere.example', false],
  ['/\\elsewhere.example', false],
  ['/\t/elsewhere.example', false],
  ['/welfare\n', false],
  ['https://elsewhere.example', false],
  ['javascript:alert(1)', false],
  ['', false],
])('%j is a page of the app: %s', (url, expected) => expect(isOwnPage(url)).toBe(expected))
