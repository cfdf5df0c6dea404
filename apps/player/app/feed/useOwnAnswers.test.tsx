// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { AnswerContext, answerStore } from '../../shared/answer/answers.ts'
import { forgetMember, setToken } from '../../shared/session/changeSession.ts'
import { onSessionChange, readOwner } from '../../shared/session/session.ts'
import { useOwnAnswers } from './useOwnAnswers.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** `{ status: true, data: {} }` as it stands on the wire. */
const answered = Uint8Array.from(Buffer.from('a266737461747573f56464617461a0', 'hex'))

function Member() {
  useOwnAnswers()
  return null
}

test('profile, wallet and favorites are fetched once a token is set, and forgotten with it [AUTH-61, AUTH-62]', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', (address: string | URL | Request) => {
    asked.push(new URL(address instanceof Request ? address.url : String(address)).pathname)
    return Promise.resolve(new Response(answered, { headers: { 'content-type': 'application/cbor' } }))
  })
  const store = answerStore([['GET /member/index', 'home']])
  const stop = onSessionChange(() => store.keepOnly(readOwner()))
  setToken('first')
  render(
    <AnswerContext value={store}>
      <Member />
    </AnswerContext>,
  )
  const own = ['/finance/wallet', '/member/detail', '/member/favorite/list']
  await vi.waitFor(() => expect(asked.toSorted()).toEqual(own))
  await vi.waitFor(() => expect(store.all()).toHaveLength(4))
  cleanup()
  forgetMember()
  expect(store.all()).toEqual([['GET /member/index', 'home']])
  stop()
})
