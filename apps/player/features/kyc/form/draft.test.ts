// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { forgetMember, setToken } from '../../../shared/session/changeSession.ts'
import { onSessionChange } from '../../../shared/session/session.ts'
import { firstStage, stageNow } from '../stages.ts'
import { beginAnew, changeDraft, dropDraft, readDraft, typeIntoDraft } from './draft.ts'

const typed = { id_type: 'passport', id_number: 'P1234567A', first_name: 'Luzviminda' } as const
const photo = { attachments_idPhoto: 'kyc-photo/0a1b' }

let leave: () => void = () => {}
beforeEach(() => {
  leave = onSessionChange(() => {})
  setToken('of-luz')
  typeIntoDraft({ ...typed, ...photo })
  changeDraft({ stage: 'form' })
})
afterEach(() => {
  leave()
  localStorage.clear()
  sessionStorage.clear()
})

function keysOf(store: Storage): readonly string[] {
  return Array.from({ length: store.length }, (_, at) => store.key(at) ?? '')
}

/** All that is kept, as one text; the device keeps it in base64. */
function readAll(store: Storage): string {
  return keysOf(store)
    .map(key => store.getItem(key) ?? '')
    .map(text => (/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(text) ? atob(text) : text))
    .join('\n')
}
const onDevice = () => readAll(localStorage)
const onTab = () => readAll(sessionStorage)

test('what was typed of a person is kept by their tab alone; the device keeps the stage and the keys of photos', () => {
  expect(readDraft()).toEqual({ stage: 'form', typed: { ...typed, ...photo } })
  expect(onTab()).toContain('P1234567A')
  expect(onDevice()).toContain('kyc-photo/0a1b')
  for (const one of ['P1234567A', 'Luzviminda']) expect(onDevice()).not.toContain(one)
})

test.each([
  ['it was sent', dropDraft],
  ['its member signed out', forgetMember],
  [
    'its member signed out on another tab',
    () => {
      localStorage.clear()
      window.dispatchEvent(new Event('storage'))
    },
  ],
  [
    'somebody else signed in on another tab',
    () => {
      for (const key of keysOf(localStorage)) {
        if (/signedInAt|token/.test(key)) localStorage.setItem(key, btoa('"of-somebody-else"'))
      }
      window.dispatchEvent(new Event('storage'))
    },
  ],
])('nothing of it is left on the tab once %s', (_what, end) => {
  end()
  expect(onTab()).not.toContain('P1234567A')
  expect(readDraft()).toEqual({ typed: {} })
})

test('whoever begins anew is at the first step, with what they had typed [KYC-52]', () => {
  const stage = () => stageNow({ standing: 'rejected', action: null, kept: readDraft().stage, isSubmitted: false })
  expect(stage()).toBe('form')
  beginAnew()
  expect([stage(), readDraft().typed]).toEqual([firstStage, { ...typed, ...photo }])
})

test('a draft saved by another tab of the same member changes nothing', () => {
  window.dispatchEvent(new Event('storage'))
  expect(readDraft().typed).toEqual({ ...typed, ...photo })
  expect(onTab()).toContain('P1234567A')
})
