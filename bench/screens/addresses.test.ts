import { expect, test } from 'vitest'
import { pages } from '../../apps/player/app/pages.ts'
import { findRoute } from '../../apps/player/app/findRoute.ts'
import { listScreens } from './addresses.ts'

/** They lead on at once, so there is nothing to take. */
const passing = ['entry', 'handoff', 'redirect']

test('every page of the player is among the screens that are taken [SHELL-134]', () => {
  const shown = listScreens().map(
    ({ name, path, link }) => findRoute((link ? name : path).split('?')[0] ?? '').route.page,
  )
  const missing = Object.keys(pages).filter(page => !passing.includes(page) && !shown.some(one => one === page))
  expect(missing).toEqual([])
})
