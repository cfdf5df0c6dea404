import { expect, test } from 'vitest'
import { soundOf } from './sound.rules.ts'

test.each([
  ['bakarat', 'baccarat'],
  ['dyipni', 'jeepney'],
  ['blakjak', 'blackjack'],
  ['pyesta', 'fiesta'],
  ['pista', 'fista'],
  ['kalabaw', 'calabaw'],
  ['manga', 'mangga'],
  ['poker pes', 'poker fezz'],
  ['bideo', 'video'],
  ['kwento', 'quento'],
])('%s sounds like %s', (one, other) => expect(soundOf(one)).toBe(soundOf(other)))

test.each([
  ['mangga', 'mina'],
  ['pula', 'puti'],
  ['bingo 75', 'bingo 90'],
  ['11', '1'],
])('%s does not sound like %s', (one, other) => expect(soundOf(one)).not.toBe(soundOf(other)))
