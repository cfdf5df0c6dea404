import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { contentSecurity, hashSource } from './contentSecurity.ts'

function directives(policy: string): Map<string, string[]> {
  return new Map(
    policy.split('; ').map(line => {
      const [name = '', ...sources] = line.split(' ')
      return [name, sources]
    }),
  )
}

const policy = contentSecurity({
  scripts: ['a()'],
  styles: ['b{}'],
  frames: ['https://games.example'],
  images: ['https://img.example'],
  connections: ['https://api.example', 'wss://feed.example'],
})

test('nothing is open that is not named', () => {
  expect(directives(policy).get('default-src')).toEqual(["'none'"])
  expect(directives(policy).get('base-uri')).toEqual(["'none'"])
  expect(directives(policy).get('frame-ancestors')).toEqual(["'none'"])
  expect(policy).not.toMatch(/unsafe|\*|https?:(?!\/\/(games|img|api)\.example)|data:(?=.*script)/)
})

test('an inlined text is allowed by the hash of exactly itself', () => {
  const hash = `'sha256-${createHash('sha256').update('a()').digest('base64')}'`
  expect(hashSource('a()')).toBe(hash)
  expect(directives(policy).get('script-src')).toEqual(["'self'", hash])
  expect(directives(policy).get('style-src')).toEqual(["'self'", hashSource('b{}')])
  expect(hashSource('a() ')).not.toBe(hash)
})

test('frames, pictures and answers come from ourselves and from who is named', () => {
  expect(directives(policy).get('frame-src')).toEqual(["'self'", 'https://games.example'])
  expect(directives(policy).get('img-src')).toEqual(["'self'", 'data:', 'blob:', 'https://img.example'])
  expect(directives(policy).get('connect-src')?.slice(-2)).toEqual(['https://api.example', 'wss://feed.example'])
})
