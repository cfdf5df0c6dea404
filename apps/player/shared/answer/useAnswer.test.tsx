// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { encode } from 'cbor-x'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AnswerContext, answerStore, type AnswerStore } from './answers.ts'
import { outdateAnswers } from './client.ts'
import { followSession } from './followSession.ts'
import { forgetMember, replaceToken, setToken } from '../session/changeSession.ts'
import { onSessionChange, readOwner } from '../session/session.ts'
import { useAnswer } from './useAnswer.ts'

/** What was asked and waits for its answer. */
let asked: { answer(data: unknown): void; fail(): void }[] = []
let store: AnswerStore = answerStore()
let stop: () => void = () => {}

beforeEach(() => {
  asked = []
  store = answerStore()
  stop = onSessionChange(() => store.keepOnly(readOwner()))
  vi.stubGlobal('fetch', () => {
    return new Promise<Response>((resolve, reject) => {
      asked.push({
        answer(data) {
          const body = Uint8Array.from(encode({ status: true, data }))
          resolve(new Response(body, { headers: { 'content-type': 'application/cbor' } }))
        },
        fail: () => reject(new TypeError('offline')),
      })
    })
  })
})
afterEach(() => {
  cleanup()
  forgetMember()
  stop()
  vi.unstubAllGlobals()
})

const name = 'GET /member/message/has_unread {}'

function show(options?: Parameters<typeof useAnswer<'GET /member/message/has_unread'>>[2]) {
  const wrapper = ({ children }: { children: ReactNode }) => <AnswerContext value={store}>{children}</AnswerContext>
  return renderHook(() => useAnswer('GET /member/message/has_unread', {}, options), { wrapper }).result
}

/** The oldest request that waits, once there are so many in all. */
async function request(count = 1) {
  await vi.waitFor(() => expect(asked).toHaveLength(count))
  return asked[count - 1] ?? expect.fail('Nothing was asked.')
}

const unread = { has_unread: true }
const read = { has_unread: false }

test('what is not known is asked for, and known to every page then', async () => {
  setToken('ana')
  const shown = show()
  expect(shown.current).toMatchObject({ answer: undefined, error: undefined })
  ;(await request()).answer(unread)
  await vi.waitFor(() => expect(shown.current.answer).toEqual(unread))
  expect(show().current.answer).toEqual(unread)
  expect(asked).toHaveLength(1)
})

test('what was asked for one member is not shown to the next, and is asked for anew on their behalf [AUTH-57]', async () => {
  setToken('ben')
  const shown = show()
  const first = await request()
  act(() => setToken('carla'))
  const second = await request(2)
  first.answer(unread)
  second.answer(read)
  await vi.waitFor(() => expect(shown.current.answer).toEqual(read))
  expect(store.all()).toEqual([[name, read]])
})

test('a sign-in asks for profile and KYC, and the same session under another token for nothing [AUTH-57]', async () => {
  const unfollow = followSession(store)
  setToken('gil')
  await request(2)
  for (const one of asked) one.answer({ username: 'gil', kyc_status: 5 })
  const known = () => store.all().map(([key]) => key)
  await vi.waitFor(() => expect(known().toSorted()).toEqual(['GET /member/detail {}', 'GET /member/kyc/detail {}']))
  replaceToken('gil', 'gil again')
  expect(known()).toHaveLength(2)
  show()
  await request(3)
  unfollow()
})

test('what may be old is shown, and asked for anew', async () => {
  setToken('dan')
  store.write(name, unread, readOwner())
  const shown = show({ mayBeOld: true })
  expect(shown.current.answer).toEqual(unread)
  ;(await request()).answer(read)
  await vi.waitFor(() => expect(shown.current.answer).toEqual(read))
})

test('what a page reads for itself begins with what is true now, and is known to no other', async () => {
  setToken('eva')
  store.write(name, unread, readOwner())
  const shown = show({ isOwn: true })
  expect(shown.current.answer).toBeUndefined()
  ;(await request()).answer(read)
  await vi.waitFor(() => expect(shown.current.answer).toEqual(read))
  expect(store.read(name)).toEqual(unread)
})

test('what failed is told and asked for again by whoever waits, and once there is a network', async () => {
  setToken('fe')
  const shown = show()
  ;(await request()).fail()
  await vi.waitFor(() => expect(shown.current.error).toMatchObject({ code: 'ERR_NETWORK' }))
  act(() => shown.current.again())
  expect(shown.current.error).toBeUndefined()
  ;(await request(2)).fail()
  await vi.waitFor(() => expect(shown.current.error).toBeDefined())
  act(() => void window.dispatchEvent(new Event('online')))
  ;(await request(3)).answer(unread)
  await vi.waitFor(() => expect(shown.current).toMatchObject({ answer: unread, error: undefined }))
})

test('what could not be asked for anew stays as it is known, and whoever asked is told', async () => {
  setToken('gil')
  store.write(name, unread, readOwner())
  const shown = show()
  await outdateAnswers()
  const refreshed = shown.current.refresh().catch((failure: unknown) => failure)
  ;(await request()).fail()
  expect(await refreshed).toMatchObject({ code: 'ERR_NETWORK' })
  expect(shown.current).toMatchObject({ answer: unread, error: undefined })
})

test('where there is nobody to ask for nothing is asked', async () => {
  setToken('hana')
  const skipped = show({ isSkipped: true, isOwn: true })
  const shown = show()
  ;(await request()).answer(unread)
  await vi.waitFor(() => expect(shown.current.answer).toEqual(unread))
  expect(skipped.current).toMatchObject({ answer: undefined, error: undefined })
  expect(asked).toHaveLength(1)
})
