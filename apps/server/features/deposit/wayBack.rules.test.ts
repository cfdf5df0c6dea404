import { expect, test } from 'vitest'
import { readReturn, statusPage, wayBackTo } from './wayBack.rules.ts'

const id = '3f2504e0-4f89-41d3-9a0c-0305e82c3301'

test.each(['paid', 'left'] as const)('who is sent back as %s is read as that', how => {
  const url = new URL(wayBackTo('https://play.example', id, how))
  expect(url.origin + url.pathname).toBe('https://play.example/payment/return')
  expect(readReturn(Object.fromEntries(url.searchParams))).toEqual({ id, isLeft: how === 'left' })
})

test.each([{}, { id: 'x' }, { id: [id] }, { id: `${id}/..` }, { id: 7 }])('%j is no way back of ours', query => {
  expect(readReturn(query)).toBeUndefined()
})

test('a person ends at the page about their deposit', () => {
  const page = `/s-transaction/status?id=${id}&type=deposit`
  expect([false, true].map(isLeft => statusPage({ id, isLeft }))).toEqual([page, `${page}&how=left`])
})
