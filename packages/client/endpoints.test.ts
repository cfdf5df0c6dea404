import { expect, test } from 'vitest'
import { endpoints } from './endpoints.ts'
import { isTestHost } from './visitor/isTestHost.ts'

test('where the operator has named nothing, everything is found on the host of the page: here a test host, whose real-time feed is not the one of production [NET-12, NET-13]', () => {
  const origin = 'http://slots.localhost:8080'
  expect(endpoints(origin, {})).toEqual({
    baseUrl: origin,
    imageUrl: origin,
    realtimeUrl: 'ws://slots.localhost:8080/mqtt',
  })
  expect(isTestHost(new URL(endpoints(origin, {}).baseUrl).hostname)).toBe(true)
  expect(endpoints('https://play.example.test', {}).realtimeUrl).toBe('wss://play.example.test/mqtt')
})

test('each of them can be somewhere else, the base host first [NET-12]', () => {
  const named = { baseUrl: 'https://api.example.test', imageUrl: 'https://img.example.test' }
  expect(endpoints('https://play.example.test', named)).toEqual({
    ...named,
    realtimeUrl: 'wss://play.example.test/mqtt',
  })
  const realtimeUrl = 'wss://feed.example.test/mqtt'
  expect(endpoints('https://play.example.test', { realtimeUrl }).realtimeUrl).toBe(realtimeUrl)
})
