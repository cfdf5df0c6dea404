import { expect, test } from 'vitest'
import { readMessage } from './readMessage.ts'

function message(encoding: string, body: string): Buffer {
  return Buffer.from(
    `From: a@b\r\nSubject: =?UTF-8?B?${Buffer.from('Ang iyong ñ').toString('base64')}?=\r\n =?UTF-8?Q?_code?=\r\nContent-Transfer-Encoding: ${encoding}\r\n\r\n${body}\r\n`,
    'utf8',
  )
}

test.each([
  ['7bit', '407512 is it'],
  ['base64', Buffer.from('407512 is it').toString('base64')],
  ['quoted-printable', '407512=20is =\r\nit'],
])('a message carried in %s reads as it was written', (encoding, body) => {
  expect(readMessage(message(encoding, body))).toEqual({ subject: 'Ang iyong ñ code', text: '407512 is it' })
})
