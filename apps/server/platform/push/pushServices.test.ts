import { expect, test } from 'vitest'
import { isOfService, isPushService, knownServices } from './pushServices.ts'

test.each([
  ['https://fcm.googleapis.com/fcm/send/a:b', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/a', true],
  ['https://web.push.apple.com/Qx', true],
  ['https://wns2-sg2p.notify.windows.com/w/?token=a', true],
  ['http://fcm.googleapis.com/fcm/send/a', false],
  ['https://fcm.googleapis.com:8443/fcm/send/a', false],
  ['https://user:word@fcm.googleapis.com/a', false],
  ['https://fcm.googleapis.com.evil.example/a', false],
  ['https://push.apple.com/a', false],
  ['https://evilpush.apple.com/a', false],
  ['https://web.push.apple.com.evil.example/a', false],
  ['https://web.push.apple.com:444/a', false],
  ['https://127.0.0.1/a', false],
  ['https://[::1]/a', false],
  ['https://10.0.0.7/fcm.googleapis.com', false],
  ['http://127.0.0.1:8091/push/a', false],
  ['file:///etc/passwd', false],
  ['no address', false],
])('whether %s is a known service: %j [MSG-44]', (endpoint, isKnown) => {
  expect(isOfService(knownServices, endpoint)).toBe(isKnown)
})

test('the stand-in is a service only where it is named, by its whole origin [MSG-44]', () => {
  const services = [...knownServices, 'http://127.0.0.1:8091']
  expect(isOfService(services, 'http://127.0.0.1:8091/push/a')).toBe(true)
  expect(isOfService(services, 'http://127.0.0.1:8080/push/a')).toBe(false)
})

test.each([
  ['https://*.push.apple.com', true],
  ['https://push.example', true],
  ['http://127.0.0.1:8091', true],
  ['https://*', false],
  ['https://*.com', false],
  ['http://push.example', false],
  ['https://push.example/path', false],
])('whether a setting may name %s: %j', (text, may) => {
  expect(isPushService(text)).toBe(may)
})
