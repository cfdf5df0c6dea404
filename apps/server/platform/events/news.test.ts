import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readNews, writeNews } from './news.ts'

test('news that is written is read back', () => {
  fc.assert(
    fc.property(fc.string(), uid => {
      expect(readNews(writeNews('session.ended', { uid }))).toEqual({ name: 'session.ended', news: { uid } })
    }),
  )
})

test.each([
  '',
  'null',
  '[]',
  '{}',
  '["session.ended"]',
  '["session.ended",{"uid":7}]',
  '["session.began",{"uid":"7"}]',
  '["toString",{}]',
])('%j on the line is no news', text => expect(readNews(text)).toBeNull())
