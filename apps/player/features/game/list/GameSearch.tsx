import { textLimits } from '@saya/contract/limits'
import { SearchInput } from '@saya/ui/input'
import { type ChangeEvent, type KeyboardEvent, useEffect, useRef } from 'react'
import { clock } from '../../../shared/device/clock.ts'
import { useTexts } from '../../../shared/texts.ts'
import { keywordOf, waitOfSearch } from './keywordOf.ts'
import { listTexts } from './list.texts.ts'

interface GameSearchProps {
  /** What was looked for already. */
  readonly first: string
  readonly onKeyword: (keyword: string) => void
}

/** Looks for games while one types. Enter looks at once, also for a name that is shorter. */
export function GameSearch({ first, onKeyword }: GameSearchProps) {
  const t = useTexts(listTexts)
  const input = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const waitsSinceMs = useRef<number>(undefined)
  useEffect(() => {
    if (location.hash === '#search') input.current?.focus()
    return () => clearTimeout(timer.current)
  }, [])

  function type({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const keyword = keywordOf(currentTarget.value)
    if (keyword === null) return stopWaiting()
    clearTimeout(timer.current)
    waitsSinceMs.current ??= clock.now()
    timer.current = setTimeout(
      () => {
        stopWaiting()
        onKeyword(keyword)
      },
      waitOfSearch(clock.now() - waitsSinceMs.current),
    )
  }

  function stopWaiting() {
    clearTimeout(timer.current)
    waitsSinceMs.current = undefined
  }

  function press(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    stopWaiting()
    onKeyword(event.currentTarget.value.trim())
  }

  return (
    <search className="gameSearch">
      <SearchInput
        ref={input}
        defaultValue={first}
        aria-label={t.search}
        placeholder={t.search}
        clearLabel={t.clearSearch}
        maxLength={textLimits.gameSearch}
        autoComplete="off"
        spellCheck={false}
        onChange={type}
        onKeyDown={press}
      />
    </search>
  )
}
