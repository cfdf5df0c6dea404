import { expect, test } from 'vitest'
import { afterSignIn } from './afterSignIn.ts'

function play() {}

test.each([
  ['a waiting action is done before anything else', { pending: play, origin: '/my' }, '/', { run: play }],
  ['the page that asked for a member is opened', { origin: '/my?tab=1' }, '/', { goTo: '/my?tab=1' }],
  ['whoever asked for nothing stays', {}, '/s-game/category/Slot', 'stay'],
  ['the sign-in address itself leads home', {}, '/login', { goTo: '/' }],
] as const)('%s [AUTH-60, ROUTE-66]', (_, wish, path, next) => expect(afterSignIn(wish, path)).toEqual(next))
