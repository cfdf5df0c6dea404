import { createPrivateKey, createPublicKey } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepHouseKeys } from './keepHouseKeys.ts'
import { keepProviderKeys } from './keepProviderKeys.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'saya-keys-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function publicOf(base64: string): string {
  const key = createPrivateKey({ key: Buffer.from(base64, 'base64'), format: 'der', type: 'pkcs8' })
  return createPublicKey(key).export({ format: 'der', type: 'spki' }).toString('base64')
}

test('each side has what the other one checks, made once and the same ever after', () => {
  const keys = keepHouseKeys(folder, {})
  const [, ours = '', operatorKey = ''] =
    /^hub88-demo:hub88:88:([^,]+),valkyrie-demo:valkyrie:saya:(\S+)$/.exec(keys.PROVIDER_ACCOUNTS ?? '') ?? []
  expect(publicOf(ours)).toBe(keys.SANDBOX_HUB88_CLIENT_KEY)
  expect(Buffer.from(operatorKey, 'base64').toString()).toBe(keys.SANDBOX_VALKYRIE_OPERATOR_KEY)
  const letIn = keepProviderKeys(folder, undefined)
  expect(letIn).toContain(`hub88-demo:1:${publicOf(keys.SANDBOX_HUB88_KEY ?? '')}`)
  expect(letIn).toContain(`valkyrie-demo:1:${keys.SANDBOX_VALKYRIE_TOKEN}`)
  expect(keepHouseKeys(folder, {})).toEqual(keys)
})

test.each([{ PROVIDER_ACCOUNTS: 'mine:hub88:1:abc' }, { PROVIDER_KEYS: 'mine:1:abc' }])(
  'where %j is given there are no stand-ins that run games, and no file is made',
  given => {
    expect(keepHouseKeys(folder, given)).toEqual({})
    expect(readdirSync(folder)).toEqual([])
  },
)
