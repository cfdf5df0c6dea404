import { expect, test } from 'vitest'
import { endpoints } from './endpoints.ts'

const settings = {
  test: { baseUrl: 'https://api.beta.example.test', realtimeUrl: 'wss://feed.beta.example.test/mqtt' },
  production: { realtimeUrl: 'wss://feed.example.test/mqtt', imageUrl: 'https://img.example.test' },
}

test('the base host can be set, for the test hosts apart [NET-12]', () => {
  expect(endpoints('https://h5.beta.example.test', settings).baseUrl).toBe('https://api.beta.example.test')
  expect(endpoints('https://h5.example.test', settings).baseUrl).toBe('https://h5.example.test')
})

test('the real-time address differs for test and production [NET-13]', () => {
  expect(endpoints('https://h5.beta.example.test', settings).realtimeUrl).toBe('wss://feed.beta.example.test/mqtt')
  expect(endpoints('https://h5.example.test', settings).realtimeUrl).toBe('wss://feed.example.test/mqtt')
})

test.each([
  ['http://127.0.0.1:8080', 'ws://127.0.0.1:8080/mqtt'],
  ['https://play.example.test', 'wss://play.example.test/mqtt'],
])('where nothing is set, everything is found at %s', (origin, realtimeUrl) => {
  expect(endpoints(origin)).toEqual({ baseUrl: origin, imageUrl: origin, realtimeUrl })
})
