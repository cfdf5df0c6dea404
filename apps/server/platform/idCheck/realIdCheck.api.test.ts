import { generateKeyPairSync } from 'node:crypto'
import { openSandbox, pictureOf, type Sandbox, leaveCheck, showCard } from '@saya/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { testRsaKeys } from '../../../../packages/testing/parties/providers.ts'
import { systemClock } from '../clock.ts'
import { type CheckRequest, type IdCheck, IdCheckFault } from './idCheck.ts'
import { openIdCheck } from './openIdCheck.ts'

const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10)
let sandbox: Sandbox
let made = 0

beforeAll(async () => {
  sandbox = await openSandbox()
})
afterAll(() => sandbox.close())
beforeEach(() => setFault({ kind: 'none' }))

async function setFault(fault: object): Promise<void> {
  await fetch(`${sandbox.url}/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ party: 'idcheck', ...fault }),
  })
}

function request(wish: Partial<CheckRequest> = {}): CheckRequest {
  return {
    bizId: `biz-${++made}`,
    userHash: 'a'.repeat(64),
    idType: 'PRC',
    completeUrl: 'https://saya.example/s-kyc?action=ocr-result',
    interruptUrl: 'https://saya.example/s-kyc?action=ocr-result',
    isFrame: false,
    locale: 'en',
    ...wish,
  }
}

async function open(wish: Partial<CheckRequest> = {}) {
  const asked = request(wish)
  const opened = await sandbox.idCheck.open(asked)
  return { ...opened, names: { bizId: asked.bizId, transactionId: opened.transactionId } }
}

function faultOf(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => 'no fault',
    (error: unknown) => error,
  )
}

/** The party as another would know it: by other keys, another address or another name. */
function otherwise(wish: Partial<Parameters<typeof openIdCheck>[0]>): IdCheck {
  const [ours, theirs] = testRsaKeys()
  return openIdCheck(
    {
      IDCHECK_URL: sandbox.url,
      IDCHECK_WEB_URL: `${sandbox.url}/idcheck`,
      IDCHECK_CLIENT_ID: 'saya000000000001',
      IDCHECK_KEY: ours?.privateKey,
      IDCHECK_PARTY_KEY: theirs?.publicKey,
      ...wish,
    },
    systemClock,
  )
}

test('a card that is shown comes back as its fields with the photo, fetched by our own names', async () => {
  const check = await open()
  expect(new URL(check.redirectUrl).searchParams.get('state')).toBe(check.transactionId)
  expect(await sandbox.idCheck.result(check.names)).toEqual({ state: 'pending' })
  const { facts, picture } = await pictureOf({ type: 'PRC', seed: 4, today })
  const shown = await showCard(check.redirectUrl, picture)
  expect(shown.outcome).toBe('passed')
  const back = new URL(shown.go ?? '')
  expect(`${back.origin}${back.pathname}`).toBe('https://saya.example/ocr/return')
  expect(JSON.parse(back.searchParams.get('response') ?? '')).toMatchObject({
    state: check.transactionId,
    code: '1000',
  })
  const result = await sandbox.idCheck.result(check.names)
  expect(result).toMatchObject({
    state: 'done',
    fault: null,
    fields: {
      firstName: facts.firstName,
      lastName: facts.lastName,
      idNumber: facts.idNumber,
      expiryDate: facts.expiryDate,
    },
    faceScore: null,
  })
  expect(result).toMatchObject({ photo: expect.any(Uint8Array) })
  if (result.state === 'done') expect(result.confidence.lastName).toBeGreaterThan(0.7)
  // Asking again changes nothing.
  expect(await sandbox.idCheck.result(check.names)).toEqual(result)
})

test('each opening is a separate check, and the IDs of one check do not open another', async () => {
  const [one, other] = [await open(), await open()]
  expect(one.transactionId).not.toBe(other.transactionId)
  const crossed = sandbox.idCheck.result({ bizId: one.names.bizId, transactionId: other.transactionId })
  expect(await faultOf(crossed)).toMatchObject({
    isRetryable: false,
    message: expect.stringContaining('INVALID_ARGUMENT'),
  })
})

test('whoever leaves is told as interrupted, and cannot show anything after that', async () => {
  const check = await open()
  const { go } = await leaveCheck(check.redirectUrl)
  expect(JSON.parse(new URL(go).searchParams.get('response') ?? '')).toMatchObject({ code: '1003', subCode: 'Z5055' })
  expect(await sandbox.idCheck.result(check.names)).toMatchObject({ state: 'done', fault: 'interrupted', fields: {} })
  const late = await showCard(check.redirectUrl, Buffer.from('ffd8ffe0', 'hex'))
  expect(late.outcome).toBe('closed')
})

test('what is no picture is refused as often as one may try, and then the check has failed', async () => {
  const check = await open()
  for (let left = 4; left > 0; left--) {
    const shown = await showCard(check.redirectUrl, Buffer.from('GIF89a and nothing more'))
    expect(shown).toMatchObject({ outcome: 'again', reason: 'unreadable', left })
  }
  expect(await sandbox.idCheck.result(check.names)).toEqual({ state: 'pending' })
  expect(await showCard(check.redirectUrl, Buffer.from('GIF89a'))).toMatchObject({ outcome: 'failed' })
  expect(await sandbox.idCheck.result(check.names)).toMatchObject({ state: 'done', fault: 'unreadable', photo: null })
})

test('without the key of the address nobody learns that a check is there', async () => {
  const check = await open()
  const address = new URL(check.redirectUrl)
  address.searchParams.set('clientcfg', Buffer.from('{"content":"{\\"key\\":\\"guess\\"}"}').toString('base64'))
  const guessed = await showCard(address.href, Buffer.from('ffd8ffe0', 'hex'))
  address.searchParams.set('state', 'Gnothing')
  expect(await showCard(address.href, Buffer.from('ffd8ffe0', 'hex'))).toEqual(guessed)
  expect(guessed).toEqual({ outcome: 'closed' })
})

test.each([
  ['forged', 'not signed by the party', false],
  ['garbled', 'not signed by the party', false],
  ['silent', 'could not be reached', true],
])('an answer that is %s is not believed', async (kind, sentence, isRetryable) => {
  const check = await open()
  await setFault({ kind })
  for (const ask of [() => sandbox.idCheck.open(request()), () => sandbox.idCheck.result(check.names)]) {
    const fault = await faultOf(ask())
    expect(fault).toBeInstanceOf(IdCheckFault)
    expect(fault).toMatchObject({ message: expect.stringContaining(sentence), isRetryable })
  }
})

test('a result that was lost once is asked for again, an opening is not', async () => {
  const check = await open()
  await setFault({ kind: 'silent', times: 1 })
  expect(await sandbox.idCheck.result(check.names)).toEqual({ state: 'pending' })
  await setFault({ kind: 'silent', times: 1 })
  expect(await faultOf(sandbox.idCheck.open(request()))).toMatchObject({ isRetryable: true })
})

test('the party’s own word says whether it is worth asking later', async () => {
  const check = await open()
  await setFault({ kind: 'refusing', code: 'NO_PERMISSION' })
  expect(await faultOf(sandbox.idCheck.open(request()))).toMatchObject({ isRetryable: false })
  await setFault({ kind: 'refusing' })
  expect(await faultOf(sandbox.idCheck.result(check.names))).toMatchObject({ isRetryable: true })
})

test('a check that the party never ends stays pending, and a slow answer is waited for', async () => {
  const check = await open()
  await leaveCheck(check.redirectUrl)
  await setFault({ kind: 'pending' })
  expect(await sandbox.idCheck.result(check.names)).toEqual({ state: 'pending' })
  await setFault({ kind: 'slow', times: 1 })
  expect(await sandbox.idCheck.result(check.names)).toMatchObject({ state: 'done', fault: 'interrupted' })
})

test('who signs with another key, or waits for another signature, is turned away', async () => {
  const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 })
  expect(await faultOf(otherwise({ IDCHECK_KEY: stranger.privateKey }).open(request()))).toMatchObject({
    message: expect.stringContaining('INVALID_SIGNATURE'),
    isRetryable: false,
  })
  const deceived = otherwise({ IDCHECK_PARTY_KEY: stranger.publicKey })
  expect(await faultOf(deceived.open(request()))).toMatchObject({ message: expect.stringContaining('not signed') })
  expect(await faultOf(otherwise({ IDCHECK_KEY: undefined }).open(request()))).toMatchObject({ isRetryable: false })
  const nowhere = otherwise({ IDCHECK_URL: 'http://127.0.0.1:1' })
  expect(await faultOf(nowhere.open(request()))).toMatchObject({ isRetryable: true })
})

test('an answer from another time is not believed, though its signature is good', async () => {
  const [ours, theirs] = testRsaKeys()
  const late = openIdCheck(
    {
      IDCHECK_URL: sandbox.url,
      IDCHECK_WEB_URL: sandbox.url,
      IDCHECK_CLIENT_ID: 'saya000000000001',
      IDCHECK_KEY: ours?.privateKey,
      IDCHECK_PARTY_KEY: theirs?.publicKey,
    },
    { now: () => systemClock.now() + 3_600_000 },
  )
  expect(await faultOf(late.open(request()))).toMatchObject({ message: expect.stringContaining('another time') })
})
