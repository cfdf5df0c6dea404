import { expect, test } from 'vitest'
import { safeLink } from './safeLink.ts'

test.each(['http://example.test', 'https://example.test/a?b#c', 'HTTPS://example.test'])(
  'the link %s opens [SHELL-75]',
  link => expect(safeLink(link)).toBe(link),
)

test.each([
  'javascript:alert(1)',
  ' https://example.test',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'httpx://example.test',
  'http:example.test',
  'https:///',
  'https:///x',
  'https://\\example.test',
  'https://?x',
  '/home',
  '//example.test',
  '',
  null,
  undefined,
])('the link %j does not open [SHELL-75]', link => expect(safeLink(link)).toBeNull())
