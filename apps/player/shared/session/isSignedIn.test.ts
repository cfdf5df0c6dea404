import { expect, test } from 'vitest'
import { isSignedIn } from './isSignedIn.ts'

test.each([
  [{ token: 'T', username: 'maria' }, true],
  [{ token: 'T', username: '' }, false],
  [{ token: '', username: 'maria' }, false],
  [{ token: '', username: '' }, false],
])('%j counts as signed in: %s [AUTH-53]', (session, expected) => expect(isSignedIn(session)).toBe(expected))
