import { expect, test } from 'vitest'
import { expectRefusals, openTroubles, refusalOf, takeTroubles, troubleOf } from './visitTroubles.ts'

expectRefusals('503 GET *', '409 POST /member/limit/set')

const answer = (status: number, path: string, method = 'GET') =>
  refusalOf({ status: () => status, url: () => `http://127.0.0.1:1${path}`, request: () => ({ method: () => method }) })

test.each([
  [200, '/member/detail', undefined],
  [404, '/member/detail', '404 GET /member/detail'],
  [500, '/office/api/act/list?page=2', '500 GET /office/api/act/list'],
  [404, '/img/avatars/lost.webp', undefined],
])('an answer of %i at %s is told as %j', (status, path, refusal) => {
  expect(answer(status, path)).toBe(refusal)
})

const said = (text: string, path: string, type = 'error') =>
  troubleOf({ type: () => type, text: () => text, location: () => ({ url: `http://127.0.0.1:1${path}` }) })

test('every error of the console is a trouble, but for what the browser writes about a call and a line that closes', () => {
  const line = 'Failed to load resource: the server responded with a status of 404 (Not Found)'
  expect([said(line, '/member/detail'), said(line, '/img/lost.webp')]).toEqual([undefined, line])
  expect(said('WebSocket is already in CLOSING or CLOSED state.', '/my')).toBeUndefined()
  expect([said('It broke.', '/member/detail'), said('It broke.', '/my', 'warning')]).toEqual(['It broke.', undefined])
})

test('what a visit met with is taken once, also behind its end; what the test took itself is no more in it', () => {
  const [ana, ben] = [openTroubles(), openTroubles()]
  ana.troubles.push('one', 'two')
  ana.troubles.splice(0, 1)
  ana.close()
  ben.refusals.push('404 GET /member/detail')
  expect(takeTroubles()).toEqual({ troubles: ['two'], refusals: ['404 GET /member/detail'] })
  expect(takeTroubles()).toEqual({ troubles: [], refusals: [] })
  ben.close()
})

test('a refusal is expected by its call, or by its status and method where any call may meet it', () => {
  const ana = openTroubles()
  ana.refusals.push('503 GET /member/detail', '503 POST /member/detail', '500 GET /member/detail')
  ana.refusals.push('409 POST /member/limit/set', '409 POST /member/limit')
  ana.close()
  expect(takeTroubles().refusals).toEqual([
    '503 POST /member/detail',
    '500 GET /member/detail',
    '409 POST /member/limit',
  ])
})
