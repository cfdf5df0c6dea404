import { type RefObject, useEffect, useRef } from 'react'
import type { ActKey, PageKeys } from './keys.ts'
import { say } from './act/say.ts'

/** What a key does, by its name, such as `a`, `Enter` or `g m` for one after the other. */
export type Keys = Readonly<Partial<Record<ActKey | PageKeys, () => void>>>

const secondKeyMs = 1200

/** What hears keys now. What came last is asked first. */
const hearing: RefObject<Keys>[] = []
let first = ''
let timer: ReturnType<typeof setTimeout> | undefined

/** Keys that act on the page, except while somebody writes or a dialog is open. */
export function useKeys(keys: Keys): void {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    if (hearing.length === 0) document.addEventListener('keydown', press)
    hearing.unshift(latest)
    return () => {
      hearing.splice(hearing.indexOf(latest), 1)
      if (hearing.length === 0) document.removeEventListener('keydown', press)
    }
  }, [])
}

/** One press is one act: the second key of two never counts as itself, whoever else hears it. */
function press(event: KeyboardEvent): void {
  if (event.metaKey || event.ctrlKey || event.altKey || event.repeat || isBusy(event.target)) return
  // Enter on a button or a link is what it says of itself.
  if (event.key === 'Enter' && event.target instanceof Element && event.target.closest('button, a, summary')) return
  const began = first
  forgetFirst()
  const act = findAct(began ? `${began} ${event.key}` : event.key)
  if (act) {
    event.preventDefault()
    act()
  } else if (event.key.length === 1 && findAct(event.key.toLowerCase())) {
    // A capital acts on nothing: it is more often Caps Lock than a wish.
    say('Keys work without Shift and Caps Lock.')
  } else if (!began && hearing.some(({ current }) => Object.keys(current).some(isAfter(event.key)))) {
    first = event.key
    timer = setTimeout(forgetFirst, secondKeyMs)
  }
}

function findAct(name: string): (() => void) | undefined {
  return hearing.find(({ current }) => Object.hasOwn(current, name))?.current[name as keyof Keys]
}

function isAfter(key: string): (name: string) => boolean {
  return name => name.startsWith(`${key} `)
}

function forgetFirst(): void {
  clearTimeout(timer)
  first = ''
}

function isBusy(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open]')) return true
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null
}
