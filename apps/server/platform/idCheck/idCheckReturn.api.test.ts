import { openWorld, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

test('whoever comes back from the party is led to the page that was asked for, on the host they came from', async () => {
  const response = JSON.stringify({ state: 'G1', code: '1000', subCode: 'Z5050', extInfo: {} })
  const query = new URLSearchParams({ to: '/s-kyc?action=ocr-result', response })
  const answer = await fetch(`${world.url}/ocr/return?${query.toString()}`, { redirect: 'manual' })
  expect(answer.status).toBe(303)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const [path = '', search = ''] = (answer.headers.get('location') ?? '').split('?')
  expect(path).toBe('/s-kyc')
  expect(Object.fromEntries(new URLSearchParams(search))).toEqual({
    action: 'ocr-result',
    payload: Buffer.from('{"state":"G1","code":"1000","subCode":"Z5050"}').toString('base64url'),
    success: 'true',
  })
})

test('nobody is led to another site', async () => {
  const answer = await fetch(`${world.url}/ocr/return?to=${encodeURIComponent('//evil.example')}`, {
    redirect: 'manual',
  })
  expect(answer.headers.get('location')).toMatch(/^\/s-kyc\?/)
})
