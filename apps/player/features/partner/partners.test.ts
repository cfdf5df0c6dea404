// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { hasFlag, partnerFlags } from '../../shared/sessionFlags.ts'
import { comeFrom, type PartnerName, signInFrom } from './partners.ts'

vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))

test.each([
  ['glife', 'glifeUser'],
  ['mayamini', 'mayaminiUser'],
  ['lazadamini', 'lazadaminiUser'],
] as const)(
  'signing in from %s sets its flag alone, whatever was set and even where it fails [MINI-15]',
  async (name, flag) => {
    comeFrom('lazadaBrowserWithdrawUser')
    await signInFrom(name satisfies PartnerName, {}).catch(() => {})
    expect(partnerFlags.filter(one => hasFlag(one))).toEqual([flag])
  },
)
