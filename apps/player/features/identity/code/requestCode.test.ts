import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { requestCode } from './requestCode.ts'

const body = { phone: '9171234567', country_code: '63' }
const sent = { id: 'otp1', codeLength: 6, resendAt: 1 }

interface SendCodeInput {
  readonly body?: { readonly proof?: { readonly challenge: string; readonly answer: number } }
}

/** A server that wants so many proofs before it sends, each of its own challenge. */
function server(wanted: number) {
  const proofs: NonNullable<SendCodeInput['body']>['proof'][] = []
  let opened = 0
  async function call(key: string, input: SendCodeInput = {}) {
    if (key === 'POST /member/sms/challenge') return { challenge: `challenge ${++opened}`, bits: 6 }
    proofs.push(input.body?.proof)
    if (proofs.length <= wanted) throw Object.assign(new Error(), { reason: 'human_check_required' })
    return sent
  }
  return { proofs, call: call as never }
}

test('a code that is sent at once costs no work', async () => {
  const { proofs, call } = server(0)
  expect(await requestCode(body, call)).toEqual(sent)
  expect(proofs).toEqual([undefined])
})

test('where a proof is wanted it is worked out, and another one where the first came too late', async () => {
  const { proofs, call } = server(2)
  expect(await requestCode(body, call)).toEqual(sent)
  expect(proofs.map(proof => proof?.challenge)).toEqual([undefined, 'challenge 1', 'challenge 2'])
  const [, first] = proofs
  const number = Buffer.alloc(4)
  number.writeUInt32BE(first?.answer ?? 0)
  const seed = createHash('sha256')
    .update(first?.challenge ?? '')
    .digest()
  const hash = createHash('sha256').update(seed).update(number).digest()
  expect(Math.clz32(hash.readUInt32BE(0))).toBeGreaterThanOrEqual(6)
})

test('a server that wants ever more proofs is believed to refuse', async () => {
  const { proofs, call } = server(9)
  await expect(requestCode(body, call)).rejects.toMatchObject({ reason: 'human_check_required' })
  expect(proofs).toHaveLength(3)
})

test('any other refusal is told as it is', async () => {
  const call = () => Promise.reject(Object.assign(new Error(), { reason: 'code_too_soon' }))
  await expect(requestCode(body, call as never)).rejects.toMatchObject({ reason: 'code_too_soon' })
})
