import { expect, test } from 'vitest'
import { pathMatcher } from './pathMatcher.ts'

const paths = pathMatcher<number>()
paths.add('/fixed/v1.0', 1)
paths.add('/named/:who/acts/:what', 2)

test.each([
  ['/fixed/v1.0', 1, {}, {}],
  ['/named/ana/acts/9', 2, { who: 'ana', what: '9' }, {}],
  ['/named/ana/acts/9?by=them-1', 2, { who: 'ana', what: '9' }, { by: 'them-1' }],
  ['/named/ana/acts/9?by=', 2, { who: 'ana', what: '9' }, { by: '' }],
])('%s is found with what it names', (url, value, params, query) => {
  const found = paths.find(url)
  expect({ value: found?.value, params: { ...found?.params }, query: { ...found?.query } }).toEqual({
    value,
    params,
    query,
  })
})

test.each([
  '/fixed/v1.0/',
  '/fixed/v1x0',
  '/fixed/v1.0?',
  '/named/ana/acts/',
  '/named/ana/acts/9/',
  '/named/a%6ea/acts/9',
  '/named/ana//acts/9',
  '/named/ana/acts/9?by=a&by=b',
  '/named/ana/acts/9?by=%41',
  '/named/ana/acts/9?by=a+b',
  '/named/ana/acts/9?by',
  `/named/${'a'.repeat(65)}/acts/9`,
  '//named/ana/acts/9',
  'http://host/fixed/v1.0',
  '*',
])('%s is left to those who read every address', url => {
  expect(paths.find(url)).toBeUndefined()
})
