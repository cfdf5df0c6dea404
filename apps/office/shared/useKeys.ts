import { useEffect, useRef } from 'react'

/** What a key does, by its name, such as `a`, `Enter` or `g m` for one after the other. */
export type Keys = Readonly<Record<string, () => void>>

const secondKeyMs = 1200

/** Keys that act on the page, except while somebody writes or a dialog is open. */
export function useKeys(keys: Keys): void {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    let first = ''
    let timer: ReturnType<typeof setTimeout> | undefined
    function press(event: KeyboardEvent): void {
      if (event.metaKey || event.ctrlKey || event.altKey || event.repeat || isBusy(event.target)) return
      const named = first ? `${first} ${event.key}` : event.key
      clearTimeout(timer)
      first = ''
      const act = latest.current[named] ?? latest.current[event.key]
      if (act) {
        event.preventDefault()
        act()
      } else if (Object.keys(latest.current).some(name => name.startsWith(`${event.key} `))) {
        first = event.key
        timer = setTimeout(() => {
          first = ''
        }, secondKeyMs)
      }
    }
    document.addEventListener('keydown', press)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('keydown', press)
    }
  }, [])
}

function isBusy(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open]')) return true
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null
}
