import { expect, test } from 'vitest'
import { isPopupLink } from './popupLink.ts'

test.each(['', '/', '/cashback', '/s-game/category/Slot?sort=Popular', 'https://example.com/offer?a=1'])(
  'a popup may lead to %j',
  link => expect(isPopupLink(link)).toBe(true),
)

test.each([
  'javascript:alert(1)',
  'http://example.com/',
  '//example.com/',
  '/\\example.com',
  'cashback',
  'https:///example.com',
  'data:text/html,x',
  '/a page',
  'https://example.com/a b',
])('a popup never leads to %j', link => expect(isPopupLink(link)).toBe(false))
