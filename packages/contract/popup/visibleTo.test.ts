import { expect, test } from 'vitest'
import { isVisibleTo } from './visibleTo.ts'

const ana = { uid: '88000001', level: 0 }
const vip = { uid: '88000002', level: 7 }

test.each([
  ['type 1 is for a guest', 1, [], [], null, true],
  ['type 1 is for a member', 1, [], [], ana, true],
  ['type 3 is for a guest', 3, [], [], null, true],
  ['type 3 is for a member', 3, [], [7], ana, true],
  ['type 2 is for those of its levels', 2, [], [7, 8], vip, true],
  ['type 2 is not for those of other levels', 2, [], [7, 8], ana, false],
  ['type 2 is for members of level 0 where it names it', 2, [], [0], ana, true],
  ['type 2 is for no guest', 2, [], [0], null, false],
  ['a list of members narrows type 1', 1, [ana.uid], [], vip, false],
  ['a list of members lets in who is on it', 1, [ana.uid], [], ana, true],
  ['a list of members shuts out guests', 3, [ana.uid], [], null, false],
  ['a list of members does not widen the levels', 2, [ana.uid], [7], ana, false],
  ['a type that nobody knows is for nobody', 4, [], [], ana, false],
] as const)('%s [MSG-05, MSG-08]', (_, visible_type, visible_user_list, level_list, viewer, is) => {
  expect(isVisibleTo({ visible_type, visible_user_list, level_list }, viewer)).toBe(is)
})
