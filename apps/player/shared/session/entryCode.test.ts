import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { entryTaker } from './entryCode.ts'

function enter(href: string) {
  const window: { sayaEntry?: object } = {}
  let left = ''
  const history = { state: null, replaceState: (_state: unknown, _title: string, url: URL) => void (left = url.href) }
  runInNewContext(entryTaker, { window, location: { href }, history, URL })
  return { said: window.sayaEntry, left: left.replace('https://play.example', '') }
}

test.each([
  ['/glifeuser?token=abc&game=mangga&pathname=%2Fmy', { token: 'abc' }, '/glifeuser?game=mangga&pathname=%2Fmy'],
  ['/lazadaminiuser?authCode=abc&ad_id=7&r=x', { authCode: 'abc' }, '/lazadaminiuser?ad_id=7&r=x'],
  ['/mayaminiuser?sessionId=a%2Fb&action=deposit-maya', { sessionId: 'a/b' }, '/mayaminiuser?action=deposit-maya'],
  ['/s-game-page/mangga/abc', { path: 'abc' }, '/s-game-page/mangga/-'],
  ['/lazada-game/mangga/c2F5', { path: 'c2F5' }, '/lazada-game/mangga/-'],
  ['/withdraw-return/c2F5', { path: 'c2F5' }, '/withdraw-return/-'],
  ['/withdraw-return?token=c2F5', { token: 'c2F5' }, '/withdraw-return'],
  ['/withdraw-return/-', {}, '/withdraw-return/-'],
  ['/glifeuser', {}, '/glifeuser'],
])('of %s the page is told %j, and %s is left in the address [ROUTE-64]', (address, said, left) => {
  expect(enter(`https://play.example${address}`)).toEqual({ said, left })
})
