import { runInNewContext } from 'node:vm'
import { createStorage } from '@saya/client/storage'
import { expect, test } from 'vitest'
import { tokenKey } from '../../shared/device/storage.ts'
import { recogniser } from './recogniser.ts'

/** What the script makes of a device that keeps this token for this host. */
function recognises(hostname: string, token: unknown): boolean {
  const kept: Record<string, string> = {}
  const backing = {
    length: 0,
    key: () => null,
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, text: string) => void (kept[key] = text),
    removeItem: (key: string) => void delete kept[key],
    clear: () => {},
  }
  const [, version = '', name = ''] = /^saya\.(.+):(.+)$/.exec(tokenKey) ?? []
  createStorage({ version, hostname, backing: () => backing }).set(name, token)
  let isMember = false
  const page = { documentElement: { setAttribute: () => (isMember = true) } }
  runInNewContext(recogniser, { localStorage: kept, document: page })
  return isMember
}

test.each(['localhost', '127.0.0.1', 'slots.example.ph'])('on %s a member is known by a token alone', hostname => {
  for (const first of 'aZ09_-') expect(recognises(hostname, `${first}${'k'.repeat(42)}`)).toBe(true)
  for (const none of ['', null, undefined, 7, []]) expect([none, recognises(hostname, none)]).toEqual([none, false])
})
