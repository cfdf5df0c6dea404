import { expect, test } from 'vitest'
import { linkOf } from './linkOf.ts'

test.each([
  ['/cashback', { kind: 'page', to: '/cashback' }],
  ['https://example.com/a', { kind: 'elsewhere', to: 'https://example.com/a' }],
  ['', null],
  ['javascript:alert(1)', null],
  ['//example.com', null],
])('%j leads to %j [SHELL-75]', (link_h5, link) => expect(linkOf({ link_h5 })).toEqual(link))
