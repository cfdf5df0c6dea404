import { expect, test } from 'vitest'
import { judgeLaunch } from './launch.rules.ts'

const offer = { provider: 1, providerCode: 'studio', gameCode: 'mangga-fiesta' }
const silent = { provider: 2, providerCode: 'silent', gameCode: 'mangga' }
const game = { online: true, maintained: false, offers: [silent, offer] }

test.each([
  ['offered', game, { ok: true, offer }],
  ['unknown', undefined, { ok: false, code: 'game_not_found' }],
  ['offline', { ...game, online: false }, { ok: false, code: 'game_not_found' }],
  ['under maintenance', { ...game, maintained: true }, { ok: false, code: 'game_maintained' }],
  ['offered by nobody', { ...game, offers: [] }, { ok: false, code: 'game_coming' }],
  ['offered by one who cannot be asked', { ...game, offers: [silent] }, { ok: false, code: 'game_coming' }],
])('a game that is %s is judged so', (_case, wanted, judged) => {
  expect(judgeLaunch(wanted, code => code === 'studio')).toEqual(judged)
})
