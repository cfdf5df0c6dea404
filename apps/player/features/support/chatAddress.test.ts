import { expect, test } from 'vitest'
import { chatAddress } from './chatAddress.ts'

const ana = { nickname: 'Anita', username: 'ana12345', email: 'ana+x@example.com' }

test.each([
  ['https://chat.example/w', ana, 'https://chat.example/w?name=Anita&email=ana%2Bx%40example.com'],
  ['https://chat.example/w?site=7', ana, 'https://chat.example/w?site=7&name=Anita&email=ana%2Bx%40example.com'],
  ['https://chat.example/', { ...ana, nickname: '', email: '' }, 'https://chat.example/?name=ana12345&email='],
  [
    'https://chat.example/',
    { ...ana, nickname: 'A&email=b#?' },
    'https://chat.example/?name=A%26email%3Db%23%3F&email=ana%2Bx%40example.com',
  ],
  ['https://chat.example/w', undefined, 'https://chat.example/w'],
])('the chat at %s of %j is at %s', (url, user, address) => {
  expect(chatAddress(url, user)).toBe(address)
})
