import { expect, test } from 'vitest'
import { nationality } from '@saya/contract/kyc/fields.ts'
import { findIssue } from '@saya/contract/kyc/findIssue.ts'
import { nationalities } from './nationalities.ts'

test('nationalities are the whole world by name, the Philippines first [KYC-84]', () => {
  const [first, ...others] = nationalities
  expect(first).toBe('Philippines')
  expect(nationalities.length).toBeGreaterThanOrEqual(240)
  expect(new Set(nationalities).size).toBe(nationalities.length)
  expect(others).toEqual(others.toSorted((one, other) => one.localeCompare(other, 'en')))
  expect(nationalities.every(name => findIssue(nationality, name) === undefined)).toBe(true)
  for (const name of ['Afghanistan', 'Japan', 'South Korea', 'United States', 'Zimbabwe']) {
    expect(nationalities).toContain(name)
  }
})
