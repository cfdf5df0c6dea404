import { expect, test } from 'vitest'
import { readPreferences } from './preferences.ts'

test.each([
  ['', { language: 'en', theme: 'device' }],
  ['lang=tl; theme=light', { language: 'tl', theme: 'light' }],
  ['a=b; theme=light;lang=en', { language: 'en', theme: 'light' }],
  ['xlang=tl; theme=<script>', { language: 'en', theme: 'device' }],
])('the cookies %j mean %j', (cookies, expected) => expect(readPreferences(cookies)).toEqual(expected))
