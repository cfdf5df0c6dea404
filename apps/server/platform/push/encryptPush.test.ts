import { expect, test } from 'vitest'
import { encryptPush } from './encryptPush.ts'

/** RFC 8291, appendix A. */
const vector = {
  text: 'When I grow up, I want to be a watermelon',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  salt: Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url'),
  privateKey: Buffer.from('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url'),
}
const sealed =
  'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN'

test('a message is sealed as the standard’s own example is, to the byte [MSG-41]', () => {
  expect(encryptPush(vector).toString('base64url')).toBe(sealed)
})

test('padded, messages of different length are of one length [MSG-48]', () => {
  const lengthOf = (text: string) => encryptPush({ ...vector, text, paddedTo: 1024 }).length
  expect(lengthOf('')).toBe(lengthOf('x'.repeat(1024)))
  expect(lengthOf('')).toBeLessThan(4096)
})

test('a point that is not on the curve seals nothing', () => {
  const p256dh = `B${'A'.repeat(86)}`
  expect(() => encryptPush({ ...vector, p256dh })).toThrow('ublic key')
})
