import { expect, test } from 'vitest'
import { openRecord } from './openRecord.ts'

/** RFC 8291, appendix A: what the browser of its example is sent. */
const vector = {
  privateKey: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  body: Buffer.from(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
    'base64url',
  ),
}

test('the standard’s own example is opened', () => {
  expect(openRecord(vector)).toBe('When I grow up, I want to be a watermelon')
})

test('what is too short, changed, or for another browser is not', () => {
  const changed = Buffer.from(vector.body)
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1
  expect(openRecord({ ...vector, body: Buffer.alloc(40) })).toBe(null)
  expect(openRecord({ ...vector, body: changed })).toBe(null)
  expect(openRecord({ ...vector, auth: 'AAAAAAAAAAAAAAAAAAAAAA' })).toBe(null)
})
