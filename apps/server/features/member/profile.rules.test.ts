import { expect, test } from 'vitest'
import { isOurs, isReserved, usernameOpenAtMs } from './profile.rules.ts'

const dayMs = 24 * 3_600_000

test.each([
  ['a name that was given', { isOwn: false, changedAtMs: null }, 0],
  ['a first own choice', { isOwn: true, changedAtMs: null }, 0],
  ['a change', { isOwn: true, changedAtMs: 5 * dayMs }, 95 * dayMs],
] as const)('after %s', (_name, history, openAtMs) => expect(usernameOpenAtMs(history)).toBe(openAtMs))

test.each([
  ['9171234567', true],
  ['91712345678', false],
] as const)('%s is ours: %s', (phone, expected) => expect(isOurs(phone)).toBe(expected))

const pretending = `
  Saya SAYA saya88 88saya 5aya S4y4 s1a2y3a SayaSupport sayasupport teamsaya sayaslots TheRealSaya SayaAna SayaKyc
  sayaph88 Support supp0rtAna 5upp0rt Admin adm1n 4dm1n adrnin AdminAna ChatAdmin admlnistrator Official 0ff1c1al
  OfficiaI 0fficlal unofficial Pagcor P4GC0R pagcorph kycdesk K1Y2C3 Staff staffteam m0derator7`

test.each(pretending.trim().split(/\s+/))('%s pretends to be us', name => expect(isReserved(name)).toBe(true))

const ordinary = `
  masaya Masaya88 Sayaw sayang sayaka isayana Ligaya luckycharm LuckyCat badminton BadmintonKing funkychicken
  staffordshire systematic u123456789 playsafe vipplayer Anita casinoking livebet 111111111111111111111111111111
  s1a1y1a1xs1a1y1a1xs1a1y1a1x`

test.each(ordinary.trim().split(/\s+/))('%s is a name like any other', name => expect(isReserved(name)).toBe(false))
