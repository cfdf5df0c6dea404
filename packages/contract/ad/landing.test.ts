import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ownPictures } from './landing.ts'

const images = join(import.meta.dirname, '../../../content/images')

test.each(ownPictures)('%s is there', address => {
  expect(existsSync(join(images, address.replace('/img/', '')))).toBe(true)
})
